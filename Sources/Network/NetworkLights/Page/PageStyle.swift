import FoundationEssentials
import NetworkFolder

/// How the pages look: paper and ink as on the kiosks' own screens, by day and by night, on a phone and on paper.
enum PageStyle {
    /// What a browser may load and do: nothing but this style and its two pictures.
    static let policy: String = {
        let digest = Data(FileDigest.of(Array(css.text.utf8))).base64EncodedString()
        return "default-src 'none'; style-src 'sha256-\(digest)'; img-src data:; base-uri 'none'; form-action 'none'"
    }()

    static let css: HTML = "\(colours)\(frame)\(lights)\(rows)\(details)\(wide)\(printed)"

    private static let colours: HTML = """
        :root{color-scheme:light dark;--page:#fbf1e4;--paper:#fffaf2;--line:#ecdac8;--ink:#4a3a33;--soft:#7d675a;\
        --plum:#6b4a63;--link:#7a4a6e;--green:#dcebd9;--greenink:#2f6b3c;--red:#c9473d;--redpaper:#fbe3dc;--redink:#8c2019;\
        --amber:#f2b93a;--amberpaper:#fdf0cf;--amberink:#6f4b00;--begun:#b98a6a;--heard:#5c9a68;--leafed:#a885a0}
        @media(prefers-color-scheme:dark){:root{--page:#211a20;--paper:#2d242b;--line:#43363f;--ink:#f1e4d8;--soft:#bda99e;\
        --plum:#e3c4da;--link:#e5bfd9;--green:#31492f;--greenink:#b4dcb0;--red:#d9584d;--redpaper:#45292a;--redink:#ffb9ae;\
        --amber:#f2b93a;--amberpaper:#41351f;--amberink:#f6d58d;--begun:#c99a78;--heard:#7bb586;--leafed:#bd9ab5}}

        """

    private static let frame: HTML = """
        *{box-sizing:border-box}
        html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
        @media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
        body{margin:0 auto;padding:1rem clamp(.75rem,2.5vw,2.5rem) 3rem;max-width:100rem;background:var(--page);\
        color:var(--ink);font:1rem/1.45 system-ui,"Noto Sans","DejaVu Sans",sans-serif;overflow-wrap:anywhere}
        header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;justify-content:space-between;align-items:start;margin:.5rem 0 1.25rem}
        header div{flex:1 1 14rem;min-width:0}
        h1,h2{margin:0;color:var(--plum);font-family:Quicksand,system-ui,sans-serif;line-height:1.2}
        h1{font-size:clamp(1.5rem,4vw,2.1rem)}h2{font-size:1.3rem}p{margin:0}
        header p,footer,.key,small{color:var(--soft)}
        a{color:var(--link);text-underline-offset:.15em}
        nav a{display:inline-block;padding:.6rem 1.1rem;border-radius:2rem;background:var(--paper);text-decoration:none}
        :focus-visible{outline:3px solid var(--plum);outline-offset:2px;border-radius:.5rem}
        ul{list-style:none;margin:0;padding:0}
        .u{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        footer{margin-top:2rem;display:grid;gap:.4rem}

        """

    private static let lights: HTML = """
        .tiles{display:flex;flex-wrap:wrap;gap:.6rem}
        .tiles li{flex:1 1 9.5rem;display:flex}
        .tiles a{flex:1;padding:.7rem 1rem;border-radius:1rem;border-left:.5rem solid var(--heard);background:var(--paper);\
        color:inherit;text-decoration:none}
        .tiles a:hover{background:var(--green)}
        .tiles .r a{border-color:var(--red)}.tiles .r a:hover{background:var(--redpaper)}
        .tiles .y a{border-color:var(--amber)}.tiles .y a:hover{background:var(--amberpaper)}
        .tiles b{display:block;font-size:1.7rem;line-height:1.2;font-variant-numeric:tabular-nums}
        .key{display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;margin:1rem 0;font-size:.9rem;align-items:center}
        .key b{color:var(--ink)}
        .l{display:inline-flex;flex-wrap:wrap;gap:.2rem;align-items:center}
        .l i{display:inline-grid;place-items:center;width:2.1rem;height:2.1rem;border-radius:50%;background:var(--green);\
        color:var(--greenink);font:600 .85rem/1 system-ui,"Noto Sans","DejaVu Sans",sans-serif;forced-color-adjust:none}
        .l i.n{background:none;border:2px dashed var(--line);color:var(--soft)}
        .l i.y{border-radius:0;padding-top:.7rem;font-size:.75rem;font-weight:700;color:#3d2c00;background:url("data:image/svg+xml,\
        %3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Cpath d='M20 5 36 34H4Z' fill='%23f2b93a' \
        stroke='%23f2b93a' stroke-width='6' stroke-linejoin='round'/%3E%3C/svg%3E") center/100%}
        .l i.r{border-radius:0;color:#fff;font-weight:700;background:url("data:image/svg+xml,%3Csvg \
        xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Cpath d='M13 3h14L37 13v14L27 37H13L3 27V13Z' fill='%23c43d33' \
        stroke='%23c43d33' stroke-width='4' stroke-linejoin='round'/%3E%3C/svg%3E") center/100%}
        .key .l{gap:.4rem}

        """

    private static let rows: HTML = """
        .rows,.rows>tbody{display:block}
        time{white-space:nowrap}
        .rows>thead{display:none}
        .rows .head{display:block;padding:1.6rem 0 .5rem;font-family:Quicksand,system-ui,sans-serif}
        .rows .head th{color:var(--plum);font-size:1.15rem;font-weight:700}
        .rows .head b{margin-left:.4rem;color:var(--soft)}
        .rows>*>tr:not(.head){display:grid;position:relative;grid-template-columns:1fr auto;gap:.4rem .75rem;margin-bottom:.5rem;\
        padding:.8rem 1rem .8rem .9rem;border-radius:1rem;border-left:.4rem solid var(--green);background:var(--paper);\
        content-visibility:auto;contain-intrinsic-size:auto 9rem}
        .rows>*>tr.r{border-color:var(--red)}.rows>*>tr.y{border-color:var(--amber)}
        .rows>*>tr>th{text-align:left;font-size:1.05rem;font-weight:600}
        .rows>*>tr>*{padding:0;min-width:0}
        .rows>*>tr>td:nth-child(2),.rows .a,.rows .d{grid-column:1/-1}
        .rows .s{grid-area:1/2;text-align:right;font-size:.9rem}
        .rows .s time{display:block;color:var(--soft);font-size:.85em;white-space:nowrap}
        .rows .v{display:none}
        .rows .a{font-size:.95rem;display:grid;gap:.25rem}
        .rows .a:empty{display:none}
        .rows .r .a p:first-child{color:var(--redink)}.rows .y .a p:first-child{color:var(--amberink)}
        summary,.d>a{display:inline-flex;align-items:center;gap:.4rem;min-height:2.75rem;padding:0 .9rem;margin:0 0 0 -.9rem;\
        border-radius:2rem;color:var(--link);cursor:pointer;text-decoration:none;font-weight:600;list-style:none}
        summary::-webkit-details-marker{display:none}
        summary::before,.d>a::before{content:"";width:.5rem;height:.5rem;border:solid;border-width:0 2px 2px 0;\
        transform:rotate(45deg) translate(-.1rem,-.1rem)}
        .d>a::before{transform:rotate(-45deg)}
        [open]>summary::before{transform:rotate(225deg) translate(-.15rem,-.15rem)}
        summary:hover,.d>a:hover{background:var(--page)}

        """

    private static let details: HTML = """
        article{margin:0 0 1rem;padding:1rem 1.2rem;border-radius:1rem;border-left:.4rem solid var(--green);background:var(--paper)}
        article.r{border-color:var(--red)}article.y{border-color:var(--amber)}
        article:target{outline:3px solid var(--plum)}
        .more{display:grid;gap:1.2rem 2.5rem;grid-template-columns:minmax(0,1fr);padding:.6rem 0;font-size:.95rem}
        .todo li{margin-bottom:.4rem}
        dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem;margin:0}
        .todo:not(:empty)+dl{margin-top:.8rem}
        dt{color:var(--soft)}dd{margin:0}code{font-size:.9em}
        figure{margin:0;min-width:0}figcaption,caption{text-align:left;font-weight:600;color:var(--plum);margin-bottom:.4rem}
        caption small{display:block;font-weight:400}
        .days{display:block;width:100%;height:auto;max-width:34rem}
        .days path{fill:none;stroke-width:4}
        .days .x{stroke:var(--line)}.days .s{stroke:var(--begun)}.days .r{stroke:var(--red)}
        .days .g{stroke:var(--heard)}.days .y{stroke:var(--amber)}
        figure p{color:var(--soft);font-size:.9rem;max-width:38rem}
        .span{display:flex;justify-content:space-between;max-width:34rem}
        .tales table{border-collapse:collapse;width:100%;max-width:60rem;font-variant-numeric:tabular-nums}
        .tales th,.tales td{padding:.25rem .5rem;text-align:right;font-weight:400;border-top:1px solid var(--line)}
        .tales thead th,.tales thead td{border:0;color:var(--soft);font-size:.85rem;vertical-align:bottom;overflow-wrap:normal}
        .tales th:first-child{text-align:left;padding-left:0}
        .tales td{white-space:nowrap}.tales .c{width:32%}
        .tales svg{display:block;width:100%;height:1.1rem}
        .tales path{stroke-width:3.4;fill:none}
        .tales path.b{stroke:var(--begun)}.tales path.h{stroke:var(--heard)}.tales path.f{stroke:var(--leafed)}
        .tales thead .b::before,.tales thead .h::before,.tales thead .f::before{content:"";display:inline-block;width:.6rem;\
        height:.6rem;margin-right:.3rem;border-radius:.15rem;background:var(--begun)}
        .tales thead .h::before{background:var(--heard)}.tales thead .f::before{background:var(--leafed)}
        .all{margin-top:2.5rem;padding:1.2rem clamp(.8rem,2vw,1.6rem);border-radius:1rem;background:var(--paper)}
        .all caption{font-family:Quicksand,system-ui,sans-serif;font-size:1.15rem}
        @media(max-width:34rem){.tales .c,.tales thead td{display:none}.tales th,.tales td{padding:.3rem .25rem}\
        .tales thead th{font-size:.75rem}}

        """

    private static let wide: HTML = """
        @media(min-width:62rem){.more{grid-template-columns:minmax(15rem,1fr) minmax(0,1.4fr)}\
        .more .tales{grid-column:1/-1}
        .rows>thead{display:block;position:sticky;top:0;z-index:1;background:var(--page);padding:.6rem 0}
        .rows>*>tr:not(.head){grid-template-columns:minmax(10rem,1.2fr) 18.3rem 6.5rem minmax(6rem,8rem) minmax(13rem,2fr) 6.5rem;\
        gap:0 1rem;align-items:center;margin-bottom:.35rem;padding:.45rem .8rem;contain-intrinsic-size:auto 3.6rem}
        .rows>thead>tr:not(.head){background:none;border-color:transparent;margin:0;padding-block:0;content-visibility:visible}
        .rows>thead>tr>th{font-size:.85rem;font-weight:400;color:var(--soft)}
        .rows>*>tr>td:nth-child(2),.rows .a,.rows .s{grid-area:auto;text-align:left}
        .rows .v{display:block;font-size:.9rem;color:var(--soft)}
        .rows .a{padding-right:0}
        .rows .d{grid-column:1/-1}
        .rows .d:has(>a){grid-column:auto}
        summary{position:absolute;top:.55rem;right:.8rem}
        .d>a{margin:0}}
        @media(min-width:88rem){.more{grid-template-columns:minmax(16rem,1fr) minmax(0,1.3fr) minmax(0,1.5fr)}\
        .more .tales{grid-column:auto}}

        """

    private static let printed: HTML = """
        @media print{:root{--page:#fff;--paper:#fff;--ink:#000;--soft:#444}body{max-width:none;padding:0}\
        *{print-color-adjust:exact;-webkit-print-color-adjust:exact}nav,summary,.d>a{display:none!important}\
        .rows>*>tr:not(.head){break-inside:avoid;content-visibility:visible;border:1px solid #bbb;border-left-width:.4rem}\
        .rows>thead{position:static}}
        """
}

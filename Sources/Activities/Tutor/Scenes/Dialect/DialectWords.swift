import Spanish

/// What each dialect says in place of the words of Spain, as `from>to`: a word or, with `_`, several.
///
/// Each table is a step; in it the longest match counts. After `^` it must begin a sentence, after `,` a part of one.
enum DialectWords {
    static func steps(_ dialect: Dialect) -> [String] {
        switch dialect {
        case .spain: []
        case .mexico: [america, computadora, mexico]
        case .colombia: [america, colombia]
        case .argentina: [america, computadora, argentina, vos]
        }
    }

    /// All of America: `ustedes`, and the commonest words.
    private static let america = """
            vosotros>ustedes vosotras>ustedes sonreíd>sonrían corred>corran disfrutad>disfruten cuidaos>cuídense
            hicisteis>hicieron estabais>estaban hacíais>hacían zumo>jugo zumos>jugos patata>papa patatas>papas
            móvil>celular móviles>celulares módem_móvil>módem_móvil vídeo>video vídeos>videos conducir>manejar
            conduce>maneja conduzco>manejo enfadado>enojado enfadada>enojada enfadados>enojados enfado>enojo
            me_enfado>me_enojo enfada>enoja enfadé>enojé enfadó>enojó enfadar>enojar enfadarse>enojarse
            enfadarme>enojarme enfadaré>enojaré enfade>enoje jersey>suéter
        """
    /// `la computadora` where Spain says `el ordenador`.
    private static let computadora = """
            ordenador>computadora ordenadores>computadoras el_ordenador>la_computadora
            el_ordenador_ya_está_apagado>la_computadora_ya_está_apagada
            el_ordenador_está_lentísimo>la_computadora_está_lentísima un_ordenador>una_computadora
            un_ordenador_viejo>una_computadora_vieja billete>boleto un_billete>un_billete
            un_billete_de_tren>un_boleto_de_tren un_billete_para>un_boleto_para
            muy_bien_un_billete>muy_bien_un_boleto necesita_un_billete>necesita_un_boleto
            necesitas_un_billete>necesitas_un_boleto tarjeta_billete>tarjeta_billete dos_billetes>dos_boletos
            cuántos_billetes>cuántos_boletos compro_los_billetes>compro_los_boletos apartamento>departamento
            un_piso>un_departamento mi_piso>mi_departamento
        """
    private static let mexico = """
            coche>carro coches>carros camiseta>playera camisetas>playeras chaqueta>chamarra chaquetas>chamarras
            piscina>alberca auriculares>audífonos ascensor>elevador gafas>lentes las_gafas>los_lentes
            unas_gafas>unos_lentes gafas_rojas>lentes_rojos unas_buenas_gafas>unos_buenos_lentes
            sus_gafas_y_las_llevaba_puestas>sus_lentes_y_los_llevaba_puestos
        """
    private static let colombia = """
            coche>carro coches>carros autobús>bus autobuses>buses ordenador>computador ordenadores>computadores
            auriculares>audífonos tarta>torta tartas>tortas un_piso>un_apartamento mi_piso>mi_apartamento
            billete>tiquete un_billete>un_billete un_billete_de_tren>un_tiquete_de_tren
            un_billete_para>un_tiquete_para necesita_un_billete>necesita_un_tiquete
            necesitas_un_billete>necesitas_un_tiquete dos_billetes>dos_tiquetes cuántos_billetes>cuántos_tiquetes
            compro_los_billetes>compro_los_tiquetes tarjeta_billete>tarjeta_billete
            muy_bien_un_billete>muy_bien_un_tiquete
        """
    private static let argentina = """
            coche>auto coches>autos autobús>colectivo autobuses>colectivos camiseta>remera camisetas>remeras
            chaqueta>campera chaquetas>camperas piscina>pileta fresa>frutilla fresas>frutillas nevera>heladera
            tarta>torta tartas>tortas gafas>anteojos las_gafas>los_anteojos unas_gafas>unos_anteojos
            gafas_rojas>anteojos_rojos unas_buenas_gafas>unos_buenos_anteojos
            sus_gafas_y_las_llevaba_puestas>sus_anteojos_y_los_llevaba_puestos
        """
    /// `vos` in Argentina: its present and imperative, in the words of the scenes.
    private static let vos = """
            tú>vos contigo>con_vos ti>vos si_ganas>si_ganás ganas_tú>ganás_vos pasas_por>pasás_por abres>abrís aconsejas>aconsejás adivinas>adivinás aprendes>aprendés
            arreglas>arreglás ayudas>ayudás bailas>bailás bebes>bebés buscas>buscás cantas>cantás cocinas>cocinás
            comes>comés compartes>compartís conoces>conocés corres>corrés crees>creés cuidas>cuidás dejas>dejás
            deseas>deseás despides>despedís devuelves>devolvés dibujas>dibujás dices>decís duermes>dormís
            eliges>elegís empiezas>empezás enciendes>encendés encuentras>encontrás enseñas>enseñás
            entiendes>entendés entras>entrás equivocas>equivocás eres>sos escondes>escondés escribes>escribís
            escuchas>escuchás esperas>esperás estudias>estudiás explicas>explicás giras>girás guardas>guardás
            gustas>gustás hablas>hablás haces>hacés invitas>invitás juegas>jugás lees>leés levantas>levantás
            limpias>limpiás llamas>llamás llegas>llegás llevas>llevás mandas>mandás mereces>merecés miras>mirás
            nadas>nadás necesitas>necesitás opinas>opinás oyes>oís pagas>pagás paras>parás pareces>parecés
            paseas>paseás pegas>pegás peinas>peinás pelas>pelás pides>pedís piensas>pensás pierdes>perdés
            pones>ponés prefieres>preferís preparas>preparás prometes>prometés propones>proponés puedes>podés
            quedas>quedás quieres>querés recomiendas>recomendás recuerdas>recordás repites>repetís sabes>sabés
            sales>salís saltas>saltás saludas>saludás sientas>sentás sientes>sentís sonríes>sonreís subes>subís
            tienes>tenés tocas>tocás trabajas>trabajás traes>traés usas>usás vienes>venís vives>vivís vuelves>volvés
            ^mira>mirá ,mira>mirá perdona>perdoná me_perdona>me_perdona ^espera>esperá ^toma>tomá ^ven>vení
            ven_conmigo>vení_conmigo pasa_pasa>pasá_pasá pasa_y_siéntate>pasá_y_sentate
            repite_por_favor>repetí_por_favor ,repite>repetí ^abre>abrí abre_hasta>abre_hasta ahora_abre>ahora_abrí
            ^añade>agregá ^escucha>escuchá ^entra>entrá ,entra>entrá ^imagina>imaginá ^disculpa>disculpá
            ^respira>respirá ^piensa>pensá ^prueba>probá ,prueba>probá sigue_esta>seguí_esta sigue_así>seguí_así
            vuelve_cuando>volvé_cuando vuelve_a_visitarme>volvé_a_visitarme ayúdame>ayudame cuéntame>contame
            cuéntamelo>contámelo cuéntalo>contalo cuídate>cuidate dile>decile diles>deciles dilo>decilo dime>decime
            dímelo>decímelo déjame>dejame enséñame>enseñame explícame>explicame hazle>hacele hazlo>hacelo haz>hacé
            invítame>invitame llámala>llamala llévate>llevate lávate>lavate muévete>movete míralo>miralo
            perdónanos>perdonanos piénsalo>pensalo ponlas>ponelas ponle>ponele ponte>ponete pregúntale>preguntale
            prométeme>prometeme quítate>quitate siéntate>sentate tómalos>tomalos ábrelo>abrilo acuérdate>acordate
            acércate>acercate deséame>deseame propón>proponé ten_cuidado>tené_cuidado ^pon>poné ^oye>escuchá
            cierra_los_ojos>cerrá_los_ojos cierra_la_puerta>cerrá_la_puerta cierra_bien>cerrá_bien ^baja>bajá
            baja_como>baja_como corre_corre>corré_corré trae_tu>traé_tu trae_un>traé_un
            lleva_galletas>llevá_galletas entonces_lleva>entonces_llevá come_despacio>comé_despacio
            bebe_despacio>bebé_despacio ^sonríe>sonreí pide_la>pedí_la gira_a_la>girá_a_la gira_en>girá_en
            cruza_el_puente>cruzá_el_puente ^descansa>descansá habla_tú>hablá_vos ^dibuja>dibujá ^inventa>inventá
            cuenta_conmigo>contá_conmigo ^avisa>avisá
        """
}

import Spanish

/// What each dialect says in place of the words of Spain, as `from>to`: a word or, with `_`, several.
///
/// Each table is a step; in it the longest match counts. After `^` it must begin a sentence, after `,` a part of one.
enum DialectWords {
    static func steps(_ dialect: Dialect) -> [String] {
        switch dialect {
        case .spain: []
        case .mexico: [america, computadora, noCoger, mexico]
        case .colombia: [america, colombia]
        case .argentina: [america, computadora, noCoger, argentina, vos]
        }
    }

    /// All of America: `ustedes`, and the commonest words.
    private static let america = """
            vosotros>ustedes vosotras>ustedes sonreíd>sonrían corred>corran disfrutad>disfruten cuidaos>cuídense
            hicisteis>hicieron estabais>estaban hacíais>hacían zumo>jugo zumos>jugos patata>papa patatas>papas
            móvil>celular móviles>celulares módem_móvil>módem_móvil vídeo>video vídeos>videos conducir>manejar
            conduce>maneja conduzco>manejo enfadado>enojado enfadada>enojada enfadados>enojados enfado>enojo
            me_enfado>me_enojo enfada>enoja enfadé>enojé enfadó>enojó enfadar>enojar enfadarse>enojarse
            enfadarme>enojarme enfadaré>enojaré enfade>enoje jersey>suéter jerséis>suéteres
            melocotón>durazno melocotones>duraznos seta>hongo setas>hongos la_seta>el_hongo las_setas>los_hongos
            aparcar>estacionar aparca>estaciona aparco>estaciono aparqué>estacioné aparcado>estacionado
            aparcamiento>estacionamiento coste>costo cacahuete>maní cacahuetes>maníes bocadillo>sándwich
            bocadillos>sándwiches  lavavajillas>lavaplatos césped>pasto
        """
    /// `tomar` where Spain says `coger`, which is rude there.
    private static let noCoger = """
            coger>tomar coge>toma cojo>tomo coges>tomas cogemos>tomamos cogen>toman cogí>tomé cogió>tomó
            cogimos>tomamos cogieron>tomaron cogido>tomado cogiendo>tomando coja>tome cojas>tomes cojan>tomen
            cogeré>tomaré cogería>tomaría cógelo>tómalo cógela>tómala
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
            ^vale>está_bien ,vale>está_bien ^vale_la_pena>vale_la_pena ,vale_la_pena>vale_la_pena ,vale_más>vale_más
            ^vale_más>vale_más ^vale_mucho>vale_mucho
            el_bolígrafo>la_pluma los_bolígrafos>las_plumas tiene_bolígrafo_o_quiere_el_mío>tiene_pluma_o_quiere_la_mía
            la_nevera>el_refrigerador las_neveras>los_refrigeradores el_grifo>la_llave los_grifos>las_llaves
            el_grifo_de_la_cocina>la_llave_de_la_cocina grifo_tan_raro>llave_tan_rara
            el_cubo>la_cubeta los_cubos>las_cubetas mi_cubo_rojo>mi_cubeta_roja cubo_de_basura>bote_de_basura
            cubos_de_basura>botes_de_basura la_tarta>el_pastel las_tartas>los_pasteles
            el_alquiler>la_renta alquilar>rentar alquilo>rento alquila>renta alquilamos>rentamos alquilan>rentan
            el_camarero>el_mesero camarero>mesero camarera>mesera camareros>meseros
            la_bombilla>el_foco las_bombillas>los_focos una_bombilla>un_foco bañera>tina manta>cobija mantas>cobijas
            maní>cacahuate maníes>cacahuates cerilla>cerillo cerillas>cerillos la_cerilla>el_cerillo
            las_cerillas>los_cerillos guisante>chícharo guisantes>chícharos acera>banqueta aceras>banquetas
            judía>frijol judías>frijoles la_judía>el_frijol las_judías>los_frijoles
            cazadora>chamarra piso_de_alquiler>departamento_en_renta
        """
    private static let colombia = """
            coche>carro coches>carros autobús>bus autobuses>buses ordenador>computador ordenadores>computadores
            auriculares>audífonos tarta>torta tartas>tortas un_piso>un_apartamento mi_piso>mi_apartamento
            billete>tiquete un_billete>un_billete un_billete_de_tren>un_tiquete_de_tren
            un_billete_para>un_tiquete_para necesita_un_billete>necesita_un_tiquete
            necesitas_un_billete>necesitas_un_tiquete dos_billetes>dos_tiquetes cuántos_billetes>cuántos_tiquetes
            compro_los_billetes>compro_los_tiquetes tarjeta_billete>tarjeta_billete
            muy_bien_un_billete>muy_bien_un_tiquete
            ^vale>listo ,vale>listo ^vale_la_pena>vale_la_pena ,vale_la_pena>vale_la_pena ,vale_más>vale_más
            ^vale_más>vale_más ^vale_mucho>vale_mucho
            bolígrafo>lapicero bolígrafos>lapiceros plátano>banano plátanos>bananos
            los_calcetines>las_medias el_calcetín>la_media un_calcetín_rojo_y_uno_azul>una_media_roja_y_una_azul
            un_calcetín_rojo>una_media_roja
            calcetines_tan_bonitos>medias_tan_bonitas
            un_calcetín_porque_siempre_pierdo_uno>una_media_porque_siempre_pierdo_una
            como_calcetines_hay_muchos>como_medias_hay_muchas el_grifo>la_llave grifo_tan_raro>llave_tan_rara cubo>balde
            cubos>baldes
            cubo_de_basura>caneca_de_basura cubos_de_basura>canecas_de_basura camarero>mesero
            camarera>mesera camareros>meseros la_bombilla>el_bombillo las_bombillas>los_bombillos
            una_bombilla>un_bombillo bañera>tina
            manta>cobija mantas>cobijas acera>andén alquilar>arrendar alquiler>arriendo alquilo>arriendo
            alquila>arrienda pimiento>pimentón guisantes>arvejas cerilla>fósforo cerillas>fósforos
            la_cerilla>el_fósforo las_cerillas>los_fósforos
        """
    private static let argentina = """
            coche>auto coches>autos autobús>colectivo autobuses>colectivos camiseta>remera camisetas>remeras
            chaqueta>campera chaquetas>camperas piscina>pileta fresa>frutilla fresas>frutillas nevera>heladera
            tarta>torta tartas>tortas gafas>anteojos las_gafas>los_anteojos unas_gafas>unos_anteojos
            gafas_rojas>anteojos_rojos unas_buenas_gafas>unos_buenos_anteojos
            sus_gafas_y_las_llevaba_puestas>sus_anteojos_y_los_llevaba_puestos
            ^vale>dale ,vale>dale ^vale_la_pena>vale_la_pena ,vale_la_pena>vale_la_pena ,vale_más>vale_más
            ^vale_más>vale_más ^vale_mucho>vale_mucho
            el_bolígrafo>la_lapicera los_bolígrafos>las_lapiceras
            tiene_bolígrafo_o_quiere_el_mío>tiene_lapicera_o_quiere_la_mía el_plátano>la_banana
            los_plátanos>las_bananas los_calcetines>las_medias el_calcetín>la_media
            un_calcetín_rojo_y_uno_azul>una_media_roja_y_una_azul un_calcetín_rojo>una_media_roja
            calcetines_tan_bonitos>medias_tan_bonitas
            un_calcetín_porque_siempre_pierdo_uno>una_media_porque_siempre_pierdo_una
            como_calcetines_hay_muchos>como_medias_hay_muchas el_grifo>la_canilla
            el_grifo_de_la_cocina>la_canilla_de_la_cocina grifo_tan_raro>canilla_tan_rara
            cubo>balde cubos>baldes cubo_de_basura>tacho_de_basura cubos_de_basura>tachos_de_basura
            camarero>mozo camarera>moza camareros>mozos manta>frazada mantas>frazadas maleta>valija maletas>valijas
            carretera>ruta carreteras>rutas gasolina>nafta falda>pollera faldas>polleras
            pimiento>morrón pimientos>morrones la_piña>el_ananá las_piñas>los_ananás tanta_piña>tanto_ananá
            aguacate>palta aguacates>paltas el_aguacate>la_palta guisantes>arvejas
            judía>poroto judías>porotos la_judía>el_poroto las_judías>los_porotos cerilla>fósforo cerillas>fósforos
            la_cerilla>el_fósforo las_cerillas>los_fósforos acera>vereda aceras>veredas cazadora>campera
            la_bombilla>la_lamparita bombilla>lamparita bombillas>lamparitas
            gasolinera>estación_de_servicio
        """
    /// `vos` in Argentina: its present and imperative, in the words of the scenes.
    private static let vos = """
            tú>vos contigo>con_vos ti>vos si_ganas>si_ganás ganas_tú>ganás_vos pasas_por>pasás_por abres>abrís
            aconsejas>aconsejás adivinas>adivinás aprendes>aprendés
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

/// What nouns mean, as far as rules need it: base forms, in the masculine where there are two.
enum Vocabulary {
    static let persons: WordList = """
        hombre mujer persona niño chico muchacho joven señor señora señorita madre padre mamá papá hijo hermano abuelo
        tío tía primo sobrino nieto suegro cuñado esposo marido novio amigo vecino compañero colega jefe bebé familia gente
        profesor maestro alumno estudiante médico doctor enfermero abogado ingeniero camarero mesero cocinero
        periodista dentista policía bombero actor actriz cantante escritor secretario arquitecto vendedor taxista
        conductor electricista mecánico fontanero plomero pintor peluquero veterinario farmacéutico director empresario
        funcionario granjero agricultor carpintero panadero carnicero traductor intérprete piloto azafata futbolista
        artista fotógrafo programador científico contable psicólogo dependiente recepcionista bibliotecario cliente
        turista invitado visitante paciente jugador bisabuelo padrino madrina primero gemelo mellizo yerno nuera
        padrastro madrastra hermanastro pareja cajero obrero soldado sacerdote cura rey reina príncipe princesa
        presidente alcalde ministro tutor entrenador guía testigo viajero pasajero peatón ciclista portero conserje
        """
    static let professions: WordList = """
        profesor maestro alumno estudiante médico doctor enfermero abogado ingeniero camarero mesero cocinero periodista
        dentista bombero actor actriz cantante escritor secretario arquitecto vendedor taxista electricista fontanero
        plomero pintor peluquero veterinario farmacéutico director empresario funcionario granjero agricultor carpintero
        panadero carnicero traductor intérprete piloto azafata futbolista artista fotógrafo programador psicólogo
        dependiente recepcionista bibliotecario cajero obrero soldado entrenador contable científico policía
        """
    static let animals: WordList = """
        perro gato pájaro caballo vaca oveja pez conejo ratón gallina cerdo burro pato elefante león tortuga hámster
        loro mono oso lobo zorro
        """
    /// What stands in a place and is no event.
    static let places: WordList = """
        banco farmacia tienda supermercado mercado hospital escuela colegio instituto universidad biblioteca museo cine
        restaurante bar cafetería panadería carnicería librería iglesia catedral plaza parque estación aeropuerto
        puerto parada hotel piscina gimnasio estadio oficina fábrica ayuntamiento correos comisaría peluquería kiosco
        quiosco baño cocina dormitorio habitación salón comedor jardín garaje ascensor escalera edificio piso
        apartamento departamento casa ciudad pueblo país barrio calle playa montaña río lago isla bosque puente torre
        castillo zoo aparcamiento gasolinera clínica consultorio cajero servicio aseo terraza balcón pasillo granja
        """
    static let things: WordList = """
        mesa silla sofá cama armario lámpara televisión televisor tele ordenador computadora portátil móvil teléfono
        celular libro cuaderno bolígrafo lápiz goma mochila bolso cartera monedero llave gafas reloj paraguas abrigo
        chaqueta camisa camiseta pantalón falda vestido zapato zapatilla bota sombrero gorra guante bufanda calcetín
        coche carro auto bicicleta bici moto autobús tren avión barco taxi pelota balón juguete muñeca plato vaso taza
        botella cuchara tenedor cuchillo servilleta nevera lavadora horno microondas puerta ventana espejo cuadro foto
        mapa planta árbol flor maleta billete boleto pasaporte documento carta paquete caja bolsa dinero tarjeta leche
        pan queso fruta manzana agua comida ropa periódico revista cámara guitarra piano diccionario carpeta papel
        """
    /// Events, which take place with `ser`.
    static let events: WordList = """
        fiesta reunión concierto partido clase boda examen conferencia cita entrevista curso película exposición cena
        comida almuerzo desayuno misa funeral espectáculo obra función festival feria carrera manifestación congreso
        taller ensayo presentación inauguración ceremonia celebración bautizo cumpleaños evento visita juego torneo
        campeonato competición charla debate encuentro final baile actuación excursión viaje salida llegada entrega
        merienda picnic barbacoa despedida bienvenida graduación estreno rueda prueba sesión lección acto cata junta
        """
    static let surelyEvents: WordList = """
        fiesta reunión concierto boda conferencia festival ceremonia bautizo cumpleaños funeral espectáculo congreso
        entrevista torneo baile
        """
    static let food: WordList = """
        sopa café té comida leche agua pizza carne pescado pollo arroz tortilla paella cena verdura pan salsa chocolate
        cerveza refresco zumo jugo hamburguesa plato bebida cocido guiso patatas papas pasta
        """
    static let openings: WordList = """
        puerta ventana tienda farmacia banco museo biblioteca supermercado restaurante oficina caja maleta grifo cajón
        bar
        """
    /// Nouns of time, which stand in a clause without a preposition.
    static let times: WordList = """
        lunes martes miércoles jueves viernes sábado domingo día mañana tarde noche semana mes año hora minuto segundo
        rato momento vez verano invierno otoño primavera fin siglo mediodía medianoche enero febrero marzo abril mayo
        junio julio agosto septiembre octubre noviembre diciembre tiempo instante temporada madrugada curso trimestre
        época navidad vacación vacaciones fin_de_semana
        """
    /// Stretches of a life, in which somebody acts: `toda mi vida he vivido aquí`; and words that begin an opinion.
    static let periods: WordList = """
        vida infancia niñez juventud adolescencia vejez semestre década etapa edad período periodo carrera verdad neta
        cuarentena pandemia
        """
    /// Nouns that say how much or how, as in `cuesta un euro el kilo`.
    static let measures: WordList = "metro kilómetro kilo euro peso manera modo forma final principio lado"
    /// Nouns of which there are many things in one (`la mayoría de los niños`): a verb may be in both numbers.
    static let crowds: WordList = """
        mayoría mitad parte grupo resto montón multitud serie par docena tercio cantidad número conjunto infinidad
        minoría mayor_parte pareja millón centenar tipo clase
        """
    static let weekdays: WordList = "lunes martes miércoles jueves viernes sábado domingo"
    /// What is counted or measured: `tres años mayor`, `diez metros más alto`.
    static let units: WordList = """
        año mes día semana hora minuto segundo siglo metro kilómetro centímetro milímetro milla kilo gramo litro euro dólar
        peso grado punto paso vez pulgada pie
        """
    /// Nouns that are used with both genders, though the analyser knows one: titles, words in dispute.
    static let bothGenders: WordList = """
        modelo testigo piloto soldado miembro médico jefe presidente juez policía guardia cura capital orden cometa
        frente pendiente margen mar radio azúcar sartén internet calor maratón final editorial parte cólera terminal
        central coma clave corte guía pijama piyama lente pus tilde autoestima consonante computador bebé canguro
        búho cámara trompeta batería portada delantero portero defensa ayuda secreta vocal interrogante doblez
        tanga bikini mate mimosa cava rioja champán mp3 wifi web blog app chat vóley máster detective ganga dinamo
        líder gerente cliente paciente asistente ayudante auxiliar canal génesis pelambre ordenanza mañana
        chef canciller cónsul capitán teniente comandante sargento coronel alférez cabo general brigada fiscal edil
        concejal portavoz conserje ministro músico técnico químico físico político crítico árbitro bedel chófer chofer
        genio crack as número fan rival ujier barman sumiller vigía centinela trompeta corneta contralto soprano
        reportero reserva suplente premier forense comercial intendente almirante mariscal sherpa yogui
        """
    /// Feminine nouns with a stressed a, before which `el` and `un` stand.
    static let stressedA: WordList = """
        agua águila aula alma arma área hacha ala ama ancla ansia arpa asa ave habla hada alga asma hambre haya álgebra
        acta alba alza arca ánima áncora aya asta
        """
    /// Nouns whose gender surprises learners.
    static let tricky: WordList = """
        problema mano día mapa clima tema sistema programa idioma planeta foto moto radio poema sofá tranvía drama
        fantasma pijama cometa panorama síntoma diploma crucigrama esquema lema dilema telegrama clima flor sal leche
        sangre carne calle llave noche tarde nube nieve gente parte clase suerte miel piel señal imagen razón luz paz
        voz vez cruz nariz coche viaje paisaje mensaje equipaje garaje árbol papel sol hotel puente café té pie lápiz
        """
    /// Nouns of what is not counted.
    static let masses: WordList = """
        gente dinero agua ropa tiempo leche pan música comida trabajo pelo hambre sed sueño miedo prisa frío calor suerte
        paciencia información azúcar sal arroz carne café té sol nieve lluvia aire tráfico ruido gana ayuda energía luz
        """
    static let colours: WordList = "rosa naranja violeta lila malva turquesa fresa salmón crema café beige beis color"
    static let languages: WordList = """
        español inglés francés alemán italiano portugués ruso letón chino japonés árabe catalán castellano latín griego
        polaco sueco lituano estonio coreano
        """
}

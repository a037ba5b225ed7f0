extension Vocabulary {
    /// Base forms that learners of the first levels use: of several words that are as near, one of these is meant.
    static let common: WordList = """
        ir ya no sí yo tú él ella abajo abeja abierto abrazar abrazo abrigo abrir abuela abuelo aburrido aburrir
        acabar accidente aceite aceituna aceptar acercarse acompañar aconsejar acordar acostar acostumbrar actividad
        actor actriz actualizar actuar acuerdo acá adelantar además adivinar adolescente adulto adónde aeropuerto
        agente agosto agotar agradable agradecer agua aguar agujero ahora ahorrar ahí aire ajedrez ajo alarma alcalde
        alegrar alegre alegría alemán alergia algo algodón alguien alguno alimento aliviar allá allí almacén almohada
        almorzar almuerzo alquilar alquiler altavoz alto altura alumno amable amanecer amar amarillo ambiente ambos
        amiga amigo amistad amistar amor ancho andar andén anfitrión anillo animal animar anoche ansioso anterior
        antes antiguo anuncio apagar aparecer apartamento aparte apellido apenas aplaudir aplauso aplicación apoyar
        apoyo apreciar aprender apretar aprobar apuntado apuntar apuntes apurar aquel aquí araña archivo ardilla arena
        argentino armario arquitecto arrancar arreglar arriba arroyo arroz arte artificial artista artículo ascensor
        asentir asiento asignatura asistir asunto asustar así atar atención atender atleta atractivo atrás aula
        aumentar aun aunque auriculares autobús autor avenida aventura avisar aviso avión ayer ayuda ayudante ayudar
        azul azúcar añadir año aún bailar bailarín baile baja bajar bajo balcón baloncesto balón banco banda bandera
        bar barato barba barca barco barra barrio bastante bastar basura batería bañar baño beber bebida bebé beisbol
        belleza besar beso biblioteca bibliotecario bicicleta bien bienvenido billete biología bisabuelo blanco
        bloquear boca boda boleto bolsa bolsillo bolso bolígrafo bonito borrar borroso bosque bostezar bota botella
        botón brazo brillante brillar broma buen bueno bufanda burro busca buscar buzón básquetbol búho caballo cabaña
        cabello caber cabeza cable cabra cada caer cafetería café caja cajero cajón calabaza calcetín calendario
        calidad caliente calle calma calmar calor cama camarero cambiar cambio caminar caminata camino camisa camiseta
        camión campana campeón camping campo canción candado canela cangrejo cansado cansar cantante cantar cantidad
        canto capital capitán capítulo cara caracol característica caramelo caravana cargador cargar cariño cariñoso
        carne caro carpeta carrera carretera carro carta cartel cartera cartero carácter casa casado casar cascada
        casero casi caso castaño castillo catedral catorce caída cebolla celebrar celular cena cenar centro centímetro
        cepillar cepillo cerca cercano ceremonia cerrado cerradura cerrar cerveza cesta champú chaqueta charlar chica
        chico chino chiste chocar chocolate churro ciclismo ciego cielo cien ciencia científico cierre cierto ciervo
        cima cinco cincuenta cine cinta circo cita ciudad claro clase cliente clima club clásico cobrar coche cocina
        cocinar cocinero coger cola coleccionar colectivo colegio colgar collar color coma comedia comedor comenzar
        comer cometer comida como comparar compartir compañero compañía competencia completamente completo complicar
        compra comprar comprender comprobar computadora comunicación comunidad común con concha concierto concurso
        conducir conductor conejo conexión confianza confiar confusión conocer conseguir consejo construir
        contaminación contar contento contestar continuar contrario contraseña contrato control controlar convenir
        conversación conversar copia corazón corbata corona correcto corregir correo correr corro cortar cortina corto
        cosa coser costa costar costumbre crear crecer creer crema cruzar cuaderno cuadro cualquier cualquiera cuando
        cuanto cuarenta cuarto cuatro cubo cubrir cuchara cucharada cuchillo cuello cuenta cuento cuerda cuerpo cuesta
        cueva cuidado cuidar culpa culpable cultura cumpleaños cumplir curar curiosidad curioso curso cuyo cuál cuándo
        cuánto cuñar cámara céntimo código cómico cómo cómodo dar darse dato dañar debajo deber decidir decir decisión
        dedo defecto defensa dejar delante deletrear delgado delicioso demasiado demás dentista dentro departamento
        depender deporte deportista deprimido derecha derecho desaparecer desastre desayunar desayuno descansar
        descanso describir descripción descubrir descuento desde desear deseo desfile desierto desmontar desordenado
        despacio despedir despertar despierto después destornillador detallar detalle detective detrás devolver
        dibujar dibujo diccionario diciembre dieciocho diente dieta diez diferencia diferente difícil dinero
        dinosaurio dirección directamente directo director disco disculpa disculparse discusión discutir disfraz
        disfrutar divertido divertir divorciado doble doce docena doctor documento doler dolor domingo don donde
        dormido dormir dormitorio dos doscientos dragón ducha duchar duda dudar dueño dulce durante durar duro día
        dónde echar edad edificio educación efectivo ejemplo ejercicio elección electricidad elefante elegante elegir
        embarazado embarcar emergencia emocionado emocionante emocionar emoción empezar empleado empleo empresa
        enamorado encantar encanto encargar encender enchufe encima encoger encontrar encuentro energía enero enfadar
        enfermedad enfermera enfermero enfermo enfocar enfrente engañar engaño enhorabuena enlace enojado enorme
        ensalada ensayar enseguida enseñar entender entero entonces entrada entrar entre entregar entrenador
        entrenamiento entrenar entrevista enviar envidiar envío equipaje equipo equivocado equivocarse era erizo error
        escalera escalón escapar escenario esconder escribir escrito escritor escritorio escuchar escuela escultura
        ese eso espacio espalda español especial especialidad espejo espera esperanza esperar esposa esposo espíritu
        esquiar esquina estación estadio estantería estar este estilo esto estornudo estrella estresado estricto
        estrés estudiante estudiar estudio estupendo estómago eterno etiqueta euro evitar exactamente exacto examen
        excelente excursión excusa existir experiencia experto explicación explicar exposición extranjero extrañar
        extraño factura falda fallar fallo falso falta faltar falto familia familiar famoso fantástico farmacia favor
        favorito febrero fecha felicidad felicitar feliz feo feria fianza ficha fiebre fiesta fijar fila fin final
        firma firmar firme flecha flequillo flor fondo forma formulario foto fotografiar fotografía fotógrafo francés
        frase frecuencia frente fresa fresco frigorífico frijol frito fruta frío fuego fuente fuera fuerte fuerza
        fumar funcionar fundar futuro fácil físico fútbol gafas galleta gallina gallo ganar garantía garganta gasolina
        gastar gato gaviota general generalmente generosidad generoso gente gigante gimnasio girar globo gobierno gol
        golpe gordo gorra gorro gota grabar gracia gracias gracioso graduar gramática gran grande granja gratis grave
        grifo grillo gripe gris gritar grito grupo grúa guante guantes guapo guardar guerra guitarra gusano gustar
        gusto guía haber habitación habla hablar hacer hacia hambre hamburguesa harina hasta hay hecho helado herir
        hermana hermanar hermano hermoso herramienta hielo hierba hija hijo hilo hispano historia hogar hoguera hoja
        hombre hondo honesto honor honrar hora horario horno hospital hotel hoy hueco huella huerto huevo humano humo
        humor idea idear idioma iglesia igual ilusión imagen imaginación imaginar impermeable importante importar
        imposible impresor imprimir incendio incluido incómodo independiente infancia información ingeniero inglés
        inmediatamente inquilino instalar inteligente intentar interesante interesar internet interés inventar
        investigar invierno invisible invitación invitado invitar isla italiano izquierda izquierdo jabón jamás jamón
        jarabe jardinero jardín jaula jefe jersey joven juego jueves jugador jugar jugo juguete julio junio junto
        juntos justo kilo kilómetro labio lado ladrar ladrón lago lamentar largo lata lavadora lavar lazo lección
        leche lechuga lector lectura leer legumbre lejos lengua lento letra letón levantar ley leña león libertad
        libre librería libro ligero limonada limpiar limpieza limpio limón lindo linterna lista listo litro llama
        llamada llamar llave llegar llenar lleno llevar llevarse llorar llover lluvia lobo lograr loro luchar luego
        lugar luna lunes luz lágrima lámpara lápiz lástima línea líquido lógico madera madre maduro maestra maestro
        mago mal maleta malo mamá mancha manchar mandar manejar manera manguera mano manta mantequilla manzana mapa
        maquillaje mar maravilla maravillarse maravilloso marco marido mariposa mariscos marrón martes martillo marzo
        masa mascota mate matemática matemáticas mayo mayor mayoría maíz mañana media mediano medianoche medicina
        medio mediodía medir medusa mejilla mejor mejorar melón memoria menor menos mensaje mensajero menta mentar
        mentir mentira mercado merecer mermelada mes mesa meta meter metro mexicano mezcla mezclar micrófono miedo
        miel miembro mientras mil milagro minuto mirar mismo misterio misterioso mitad miércoles mochila moda modelo
        moderno modo mojar molestar molestia molesto momento momia moneda mono montar montaña morado moreno morir
        mosquito mostrar motivo moto motor mover mucho muchos muchísimo mudar mueble muerte muerto mujer mundo muro
        museo musical muñeca máquina más máscara médico mío módem móvil música músico nacer nacimiento nada nadar
        nadie naranja nariz natación natural naturaleza navegar navidad necesario necesitar negocio negro nervio
        nervioso nevar nevera nido niebla nieto nieve ninguno niña niño noche nombrar nombre norma normal normalmente
        norte nosotros nota notar noticia novela noventa novia noviembre novio nube nublado nuestro nueve nuevo nuez
        nunca número obedecer objeto obra obrar ochenta ocho octubre ocultar ocupado ocupar ocurrir océano odiar oeste
        oferta oficina ofrecer ojo ola oler olla olor olvidar once opinar opinión oportunidad optimista oral ordenador
        ordenar ordeñar oreja organizar orgulloso original oro orquesta oscuridad oscuro oso otoño otro oveja oído oír
        paciencia paciente padre padres paga pagar pago paisaje paja pala palabra palacio palma pan panadero panadería
        pantalla pantalón papa papel papá paquete par para parada paraguas parar parecer parecido pared pareja
        pariente parque parte participar partido partir pasa pasado pasajero pasaporte pasar pase pasear paseo pasillo
        paso pasta pastel pastilla pata patata patinar patio pato pausa payaso paz país pañuelo pedazo pedido pedir
        pegar peinar pelar pelear peligro peligroso pelo pelota peluquero película pena pensar peor pequeño perder
        perdido perdonar perdón perezoso perfectamente perfecto periódico permiso permitir pero perro persona
        personaje personalidad pesado pesar pescado pescar peso pez piano picante picar pie piedra piel pierna pieza
        pila piloto pimienta pimiento pino pintar pintor pirata pisar piscina piso pista pizarra pizza pizzería piña
        placer plan planear planeta plano planta plantar plato playa plaza plástico plátano poblar pobre poco poder
        poema poesía policía pollo político poner popular por porque porqué portería portugués posibilidad posible
        postal postre practicar precio precioso preferido preferir pregunta preguntar premio preocupado preocupar
        preparado preparar presentar presidente prestar prima primavera primer primero primo principal principio prisa
        probador probar problema producto profesión profesor programa prohibir prometer prometido pronto propina
        propio proponer proteger protestar provecho proyecto prudente prueba práctico príncipe próximo publicidad
        pueblo puente puerta pues puesto pulsera punta punto puntual puro página pájaro pétalo público que quedar
        queja quejar quejarse quemar querer queso quien quieto quince quinto quitar quizá quizás quién qué radio rana
        raro rato ratón raya razonable razón real realidad recepcionista recepción receta recibir recibo reciente
        recoger recomendar reconocer recordar recrear recuerdo redondo referir refresco refrigerador refugio regalar
        regalo regar regla regresar regular relación relajar relajarse religión reloj remedio reparación reparar
        repetir reserva reservar resfriado resistir resolver respetar respirar respiro responder responsable respuesta
        restaurante resto resultado retraso retrato reunir reunión revisar revista rey reír rico rincón risa ritmo
        robar robo robot roca rock rodilla rojo romper romántico ropa rosa roto rubio rueda ruido ruidoso ruso rápido
        río saber sabio sabor sabroso sacar saco sal sala salado salida salir salsa saltar salto salud saludable
        saludar saludo salvar salón sandalia sandía sangre sano sartén secador secar seco secreto sed seguir segundo
        seguramente seguridad seguro seis seiscientos sello selva semana semestre semilla semáforo sencillo sendero
        sensato sensible sentar sentimiento sentir septiembre ser serio servicio servilleta servir sesenta seta señal
        señalar señor siempre siete siglo significado significar siguiente silbato silencio silencioso silla simple
        simpático sin sinceridad sincero sistema sitio situación sobra sobre sobrino sociable social socorrista sofá
        sol soledad soler solo soltero solución sombra sombrero sonar sonido sonreír sonrisa sopa soplar sorprender
        sorpresa sospechoso soñar suave subir sucio suegra suegro sueldo suelo suelto suerte sueño suficiente sufrir
        sugerir supermercado suponer sur susto suyo suéter sábado tabla tacaño tal talento talla taller tamaño también
        tambor tampoco tanto tapar tardar tarde tarea tarjeta tarro tarta taxi taza teatro techo teclado tecnología
        tela tele telefonear televisión televisor teléfono tema temblar temer temperatura templado temprano tenedor
        tener tenis tercer tercero terminar terraza terrible tesoro testigo tiempo tienda tierra tijeras timbre tipo
        tirar toalla tobillo tocar todavía todo tomar tomate tomo tonto tormenta torre torta tortuga tos tostada
        trabajador trabajar trabajo tractor tradicional tradición traducir traer traje tranquilamente tranquilidad
        tranquilo transferencia transporte trapo tratar travieso trece treinta tren tres trescientos triste trompeta
        trozo trueno tráfico turista turno tuyo té técnico tía tímido tío títere título uniforme unir universidad
        universitario uno urgente usar uso uva vaca vacaciones vacío vagón vainilla vale valer valiente valla valle
        valor vaqueros varios vaso vecino vegetal vegetariano veinte vela vendedor vender vengar venir ventaja ventana
        ver verano verbo verdad verdadero verde verdura vergüenza vestido vestir veterinario vez viajar viaje viajero
        vida viejo viento viernes vigilar vino violín virus visita visitante visitar vista vivir vivo volar voluntario
        volver vosotros voz vuelo vuelta vídeo vóleibol zanahoria zapatilla zapato zoológico zorro zumo águila álbum
        árbitro árbol éxito último único útil
        """
}

extension Reading {
    /// Whether it is a word such as `hoy` or `también`, for which nobody takes a name.
    var isShort: Bool { tags.contains { Self.short.contains($0) } }
    private static let short: WordList = "adv prn det pr cnjsub cnjcoo cnjadv rel itg num preadv"

    /// Whether learners of the first levels use the word.
    var isCommon: Bool { isShort || Vocabulary.common.contains(lemma) }
}

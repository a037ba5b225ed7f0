/// Names that learners write and the analyser does not know, or knows only with a capital letter.
enum Names {
    /// What a name may be, such as `Riga`; nil for a word that is none.
    static func reading(_ word: String) -> Reading? {
        if places.contains(word) || plainPlaces.contains(word) { return Reading(word, ["np", "loc", "mf", "sg"]) }
        if people.contains(word) || plainPeople.contains(word) { return Reading(word, ["np", "ant", "mf", "sg"]) }
        return nil
    }

    /// The spelling of a place that somebody has typed in small letters, maybe without its accent: `España` for `españa`.
    static func place(_ word: String) -> String? { written[plain(word)] }

    private static let written = Dictionary(places.all.map { (plain($0), $0) }, uniquingKeysWith: min)
    private static let plainPlaces = capitals(places), plainPeople = capitals(people)

    /// Names as they are typed without a Latvian keyboard.
    private static func capitals(_ list: WordList) -> Set<String> {
        Set(list.all.map { String($0.map { letters[$0] ?? $0 }) })
    }

    private static func plain(_ word: String) -> String {
        Accents.stripped(String(word.lowercased().map { letters[$0] ?? $0 }))
    }

    private static let letters: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip("āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ", "acegiklnsuzACEGIKLNSUZ"))

    /// Countries, regions and cities.
    private static let places: WordList = """
        Afganistán África Albania Alemania América Andorra Angola Antártida Arabia Argelia Argentina Armenia Asia
        Australia Austria Azerbaiyán Bahamas Bangladés Bélgica Belice Bielorrusia Birmania Bolivia Bosnia Brasil
        Bulgaria Camboya Camerún Canadá Catar Chile China Chipre Colombia Congo Corea Croacia Cuba Dinamarca Dubái
        Ecuador Egipto Escocia Eslovaquia Eslovenia España Estonia Etiopía Europa Filipinas Finlandia Francia Gales
        Georgia Ghana Gibraltar Grecia Groenlandia Guatemala Haití Hawái Holanda Honduras Hungría India Indonesia
        Inglaterra Irak Irán Irlanda Islandia Israel Italia Jamaica Japón Jordania Kazajistán Kenia Kirguistán Kosovo
        Kuwait Laos Letonia Líbano Libia Liechtenstein Lituania Luxemburgo Macedonia Madagascar Malasia Maldivas Malta
        Marruecos México Moldavia Mónaco Mongolia Montenegro Mozambique Nepal Nicaragua Nigeria Noruega Oceanía Omán
        Pakistán Palestina Panamá Paraguay Perú Polonia Portugal Rumanía Rumania Rusia Senegal Serbia Singapur Siria
        Somalia Sudáfrica Suecia Suiza Tailandia Taiwán Tanzania Túnez Turquía Ucrania Uganda Uruguay Uzbekistán
        Venezuela Vietnam Yemen Zambia Zimbabue Alaska Andalucía Aragón Arizona Asturias Baleares Bali California
        Canarias Cantabria Castilla Cataluña Colorado Córcega Cerdeña Creta Extremadura Florida Formentera Galicia
        Ibiza Idaho Illinois Iowa Jalisco Kansas Lanzarote Luisiana Maine Mallorca Menorca Michigan Minnesota Misuri
        Montana Navarra Nebraska Nevada Normandía Ohio Oklahoma Oregón Oregon Patagonia Pensilvania Quintana Sicilia
        Sinaloa Sonora Tenerife Texas Tejas Toscana Utah Veracruz Virginia Wisconsin Yucatán Zacatecas Acapulco
        Ámsterdam Ankara Antigua Arequipa Atenas Auckland Bangkok Barcelona Barranquilla Beirut Belgrado Bérgamo
        Berkeley Berlín Bilbao Bogotá Bolonia Boston Bratislava Bristol Brujas Bruselas Bucarest Budapest Burdeos
        Burgos Cádiz Cali Cancún Caracas Cartagena Chicago Copenhague Córdoba Cracovia Cuenca Cusco Cuzco Dallas Davis
        Delhi Denver Detroit Dublín Dubrovnik Edimburgo Estambul Estocolmo Filadelfia Florencia Fráncfort Fresno
        Gdansk Ginebra Gotemburgo Granada Guadalajara Guanajuato Guayaquil Hamburgo Helsinki Hollywood Houston Ibagué
        Jerez Jerusalén Kaunas Kazán Kiev Kioto Kíiv Klaipeda Lima Lisboa Liverpool Lodz Logroño Londres Lublin
        Lucerna Lyon Madrid Málaga Mánchester Manchester Manila Maracaibo Marrakech Marsella Medellín Mendoza Miami
        Milán Minsk Monterrey Montevideo Montreal Moscú Múnich Nairobi Nápoles Narva Niza Oakland Oaxaca Odesa Oporto
        Orlando Osaka Oslo Oviedo Palanga Pamplona París Parnu Pärnu Pekín Phoenix Pisa Portland Praga Puebla Quebec
        Querétaro Quito Reikiavik Riad Riga Roma Rosario Róterdam Sacramento Salamanca Salzburgo Santander Santiago
        Sarajevo Seattle Segovia Seúl Sevilla Shanghái Sofía Stanford Sídney Sydney Tallin Tallinn Tarragona Tartu
        Tijuana Toledo Tokio Toronto Toulouse Trujillo Turín Ulán Upsala Vaduz Valencia Valladolid Valparaíso
        Vancouver Varsovia Venecia Verona Viena Vigo Vilna Vilnius Washington Yucatan Zagreb Zaragoza Zúrich Rīga
        Daugavpils Liepāja Jelgava Jūrmala Ventspils Rēzekne Valmiera Jēkabpils Ogre Tukums Salaspils Cēsis Kuldīga
        Olaine Saldus Talsi Sigulda Dobele Krāslava Bauska Ludza Līvāni Gulbene Madona Aizkraukle Limbaži Preiļi
        Smiltene Balvi Valka Alūksne Rundāle Turaida Kurzeme Vidzeme Latgale Zemgale Sēlija Letgalia Curlandia Livonia
        Semigalia Ķemeri Mārupe Ādaži Carnikava Saulkrasti Roja Pāvilosta Kolka Kandava Ikšķile Lielvārde Baldone
        Ķekava Iecava Mazsalaca Rūjiena Ape Cesvaine Lubāna Viļaka Viļāni Ilūkste Dagda Aglona Pļaviņas Skrīveri
        Koknese Daugava Gauja Lielupe Venta Salacgrīva Ainaži Ērgļi Vecrīga Mežaparks Teika Pļavnieki Imanta Purvciems
        Zolitūde Āgenskalns
        """
    /// First names: Latvian, Russian, English and others; with those Spanish ones that others write without an accent.
    private static let people: WordList = """
        Agate Agita Agnese Agnija Agris Aigars Aija Ainārs Ainis Aivars Aiva Alberts Aldis Aleksandra Aleksandrs
        Aleksejs Alens Alfrēds Alīna Alise Alvis Anastasija Andra Andrejs Andris Anete Anita Anna Annija Antons Antra
        Ansis Anžela Armands Arnis Arta Artis Artūrs Arturs Arvīds Asnate Astra Astrīda Atis Aurēlija Austra Baiba
        Beāte Beate Benita Biruta Brigita Dace Daiga Daina Dainis Dana Daniels Daniela Dāvis Davis Deniss Diāna Didzis
        Dmitrijs Dzintars Dzintra Edgars Edijs Edīte Edmunds Eduards Edvards Edvīns Egija Egils Eglė Egle Elīna Elina
        Elīza Eliza Elizabete Ella Elma Elvis Elvīra Elza Emīls Emils Emīlija Emilija Emma Ēriks Ērika Ernests Estere
        Evelīna Evija Fēlikss Gatis Gints Ginta Gita Gundars Gundega Gunārs Gunta Guntars Guntis Guna Gustavs Haralds
        Harijs Helēna Henriks Ieva Igors Ilga Ilgvars Ilmārs Ilona Ilva Ilvija Ilze Imants Ināra Inese Inga Ingrīda
        Ingus Inguna Inta Ints Irēna Irina Ivars Iveta Ivo Jana Jānis Janis Jēkabs Jekabs Jekaterina Jeļena Jelena
        Jevgenijs Jolanta Juris Jūlija Julija Justīne Kaspars Katrīna Katrina Kārlis Karlis Klāvs Klinta Kristaps
        Kristers Kristiāna Kristiāns Kristīna Kristīne Kristine Krišjānis Krista Ksenija Laima Laimonis Laine Lāsma
        Lasma Laura Lauma Lauris Lelde Lība Lidija Liene Liga Līga Lilita Linards Linda Līna Līva Liva Loreta Ludmila
        Luīze Luize Madara Māra Mārcis Margarita Margrieta Māris Maris Mārīte Marija Marina Mārtiņš Martins Marta
        Markuss Matīss Matiss Megija Mihails Mikus Milda Miks Modris Monta Nadežda Natālija Natalija Nataļja Nauris
        Nikola Nikolajs Nikita Niklāvs Nils Normunds Ņina Oksana Oļegs Olga Oskars Oto Pāvels Paula Pauls Pēteris
        Peteris Patrīcija Raimonds Ramona Ralfs Raitis Raivis Rebeka Regīna Reinis Renārs Renāte Ričards Rihards Rita
        Ritvars Roberts Rolands Romāns Rūdolfs Rūta Ruta Rūdis Sabīne Samanta Sandis Sandra Sanita Sanda Santa Sarmīte
        Sergejs Sigita Signe Silva Silvija Sintija Skaidrīte Sofija Solvita Sņežana Staņislavs Stefans Svetlana
        Tatjana Tekla Teodors Terēze Tīna Toms Toma Uga Uldis Una Undīne Uģis Uvis Valdis Valentīna Valters Vanesa
        Velga Vera Vēsma Vija Vilis Vilnis Viesturs Vineta Viktors Viktorija Vita Vitālijs Vizma Vladimirs Vladislavs
        Voldemārs Zaiga Zane Zanda Zenta Zigmārs Zigrīda Zinaīda Zita Žanete Žanis Aaron Adam Aiden Alan Alex
        Alexander Alexandra Alexis Alice Alicia Alyssa Amanda Amber Amy Andrea Andrew Andy Angela Angelina Ann Anne
        Anthony Ariana Ashley Austin Barbara Becky Bella Ben Benjamin Beth Betty Beyoncé Bill Billy Bob Brad Brandon
        Brenda Brian Brittany Brooke Bruno Bryan Caitlin Cameron Carla Carol Caroline Cathy Charles Charlie Charlotte
        Chelsea Chloe Chris Christian Christina Christopher Cindy Claire Clara Cody Courtney Dakota Daniel Danielle
        Danny Dave David Debbie Denise Derek Diana Donald Donna Doug Drew Dylan Ed Edward Elena Elizabeth Ellen Emily
        Eric Erica Erik Erin Ethan Eugene Eva Evan Faith Fiona Frank Fred Gabriel Gabriela Gary George Gina Grace Greg
        Hailey Hannah Hans Harry Heather Heidi Helen Henry Holly Ian Isaac Isabella Jack Jackie Jacob Jake James Jamie
        Jane Janet Jason Jay Jeff Jennifer Jenny Jeremy Jerry Jesse Jessica Jessie Jim Jimmy Joe Joel John Johnny Jon
        Jonathan Jordan Joseph Josh Joshua Joy Juan Judy Julia Julie Justin Kaitlyn Karen Kate Katherine Kathy Katie
        Kayla Keith Kelly Ken Kenny Kevin Kim Kimberly Kobe Kyle Lana Larry Lauren Leah Leo Leslie Liam Lily Lindsay
        Lisa Liz Logan Lori Louis Lucas Lucy Luke Luna Mackenzie Madison Maggie Marc Marie Marilyn Mark Mary Mason
        Matt Matthew Max Megan Melanie Melissa Mia Michael Michelle Mike Molly Morgan Nancy Natalie Nathan Nick Nicole
        Noah Nora Olivia Oliver Owen Paige Pam Pamela Patricia Patrick Patty Paul Penny Peter Phil Philip Rachel Randy
        Ray Rebecca Rick Riley Rob Robert Robin Rocky Ron Rose Roy Ruby Russell Ruth Ryan Sally Sam Samantha Samuel
        Sara Sarah Scott Sean Selena Seth Shannon Sharon Shawn Shelby Simba Simon Sophia Sophie Stacy Stella Stephanie
        Stephen Steve Steven Sue Summer Susan Suzy Sydney Taylor Ted Teresa Terry Tiffany Tim Timothy Tina Toby Todd
        Tom Tommy Tony Tracy Travis Trevor Tyler Vanessa Victor Victoria Vincent Walter Wendy Will William Zach Zack
        Zoe Aisha Ahmed Ali Amir Anya Boris Chen Dmitri Fatima Giovanni Giulia Hana Hiroshi Igor Ivan Katya Kenji
        Khalid Kofi Lars Lei Ling Luca Luka Masha Mei Misha Mohamed Mohammed Natasha Noor Olaf Omar Pierre Priya Raj
        Sasha Sergey Sven Tanya Tatiana Vadim Vladimir Wei Yan Yana Yuki Yuri Abril Adriana Ainhoa Aitana Alba
        Alejandra Alejandro Almudena Alonso Amaia Ana Andres Antonio Araceli Beatriz Belen Belinda Candela Carlos
        Carmen Cesar Claudia Coco Cruz Dario Dolores Eduardo Enrique Esteban Felipe Fernanda Fernando Francisco Frida
        Gael Gilberto Gloria Gonzalo Guadalupe Guillermo Hector Hugo Ignacio Ines Inmaculada Isabel Itziar Jaime
        Javier Jesus Jimena Joaquin Jorge Jose Josefina Juana Julian Julio Lola Lorena Lorenzo Lucia Luis Luisa Lupita
        Manuel Marcos Maria Mariana Mario Martin Mateo Mauricio Mercedes Miguel Monica Montse Nacho Natalia Nerea
        Nicolas Noelia Nuria Oscar Pablo Paco Pedro Pepe Pilar Rafael Ramon Raquel Raul Renata Ricardo Roberto Rocio
        Rodrigo Rosa Rosalia Ruben Salma Santiago Sebastian Sergio Shakira Silvia Sofia Susana Tomas Valentina Valeria
        Ximena Xavi Yolanda
        """
}

"""What places of work are called, in the languages of résumés; they open or end the name of a firm.

Normal forms: small letters without accents. A trade's own word is no sign of a firm in the middle of a post's name, so these
count at the edges of a name of two words or more.
"""

WORKPLACES = frozenset((
    # English
    "restaurant", "restaurants", "hotel", "hotels", "inn", "cafe", "bakery", "bakeries", "brewery", "brewing", "farm",
    "farms", "nursery", "nurseries", "garage", "salon", "surgery", "pharmacy", "dairy", "mill", "mills", "foundry", "shipyard",
    "boatyard", "yard", "depot", "stores", "supermarket", "supermarkets", "haulage", "freight", "logistics", "transport",
    "joinery", "builders", "contractors", "roofing", "plumbing", "textiles", "plastics", "packaging", "kindergarten", "hospice",
    "academy", "estate", "estates", "lodge", "resort", "airport", "railway", "railways", "utilities", "publishing",
    "publishers", "archive", "archives", "observatory", "zoo", "theatres", "orchestra", "brigade", "police", "navy", "army",
    # German and Dutch
    "gasthof", "gasthaus", "landgasthof", "wirtshaus", "pension", "gartnerei", "metzgerei", "fleischerei", "schreinerei",
    "zimmerei", "schlosserei", "kanzlei", "praxis", "apotheke", "spedition", "autohaus", "kita", "kindertagesstatte", "krippe",
    "werkstatt", "werkstatten", "kliniken", "betriebe", "architekten", "rechtsanwalte", "steuerberater", "stadtverwaltung",
    "kreisverwaltung", "gemeindeverwaltung", "finanzamt", "jugendamt", "gesundheitsamt", "bundeswehr", "feuerwehr", "museen",
    "bakkerij", "slagerij", "drukkerij", "kwekerij", "aannemersbedrijf", "aannemingsbedrijf", "bouwbedrijf", "rijwielhandel",
    "garagebedrijf", "apotheek", "kinderopvang", "waterschap", "ingenieursbureau", "adviesbureau", "architectenbureau",
    # French
    "boulangerie", "patisserie", "boucherie", "brasserie", "auberge", "maison", "atelier", "ateliers", "clinique", "pharmacie",
    "imprimerie", "librairie", "menuiserie", "ferme", "domaine", "chateau", "creche", "ehpad", "menuiseries", "transports",
    "chantiers", "laboratoire", "laboratoires", "usine", "usines", "editions", "manufacture", "agencements", "constructions",
    "fonderie", "fonderies", "departement", "communaute", "residence", "residences",
    # Spanish, Portuguese, Italian
    "restaurante", "hostal", "panaderia", "pasteleria", "carniceria", "taller", "talleres", "farmacia", "bodega", "bodegas",
    "granja", "constructora", "construcciones", "transportes", "distribuciones", "suministros", "libreria", "imprenta",
    "guarderia", "residencia", "gestoria", "asesoria", "bufete", "cafeteria", "padaria", "pastelaria", "oficina", "quinta",
    "construtora", "grafica", "livraria", "lar", "escritorio", "supermercado", "supermercados", "ristorante",
    "trattoria", "osteria", "albergo", "panificio", "pasticceria", "officina", "officine", "bottega", "cantina", "cantine",
    "tipografia", "falegnameria", "carrozzeria", "costruzioni", "trasporti", "pizzeria", "masseria",
    # Polish
    "piekarnia", "cukiernia", "restauracja", "apteka", "przychodnia", "drukarnia", "hurtownia", "sklep", "warsztat", "kancelaria",
    "biuro", "przedszkole", "stocznia", "browar", "gospodarstwo", "zaklady", "cegielnia",
))  # fmt: skip

WORKPLACE_ENDS = (
    "klinik", "kliniken", "apotheke", "apotheken", "backerei", "metzgerei", "konditorei", "gartnerei", "schreinerei",
    "tischlerei", "schlosserei", "druckerei", "brauerei", "molkerei", "giesserei", "spedition", "kanzlei", "praxis", "buro",
    "werkstatt", "werkstatten", "betriebe", "betrieb", "gesellschaft", "genossenschaft", "sparkasse", "volksbank", "verlag",
    "autohaus", "kaufhaus", "krankenhaus", "seniorenheim", "pflegeheim", "altenheim", "kindergarten", "kinderkrippe",
    "sternwarte", "werft", "bauunternehmen", "unternehmen", "bedrijf", "bureau", "winkel", "handel", "werke", "stiftung",
)  # fmt: skip
"""How German and Dutch join them: "Ingenieurbüro", "Dorfbäckerei", "Transportbedrijf"."""

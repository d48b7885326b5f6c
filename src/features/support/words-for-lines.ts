import type { LineId } from '#insurance/lines/registry.ts'

/**
 * What people call a line, or look for when they need it, besides its name: in any of our languages
 * at once, because many search in one and read in another. Spelt as the search spells: small
 * letters, no accents. Only the whole word counts. Left out is what means something else in another
 * of the languages: a French cat is an English chat.
 */
export const WORDS_FOR_LINES: Partial<Readonly<Record<LineId, string>>> = {
  'public-health':
    'statutory medical doctor gkv salud sanidad publica medico maladie publique medecin arzt',
  'private-health': 'medical doctor pkv privado salud medico maladie privee medecin arzt',
  'expat-short-term': 'health visa medical incoming visado salud maladie visum',
  'expat-long-term': 'health visa medical incoming visado salud maladie visum',
  household: 'home contents rent renters burglary belongings hogar casa robo maison habitation mrh',
  'personal-liability': 'third-party phv responsabilidad civil responsabilite civile',
  'dog-liability': 'perro chien hund',
  'professional-liability': 'indemnity freelancer freelance autonomo independant',
  legal:
    'lawyer attorney court abogado juridica avocat juridique anwalt rechtsanwalt ' +
    'dispute streit litigio litige',
  dental: 'teeth tooth dentist dientes dentista dents dentiste zahn zahne zahnarzt zahnersatz',
  bike: 'bicycle cycle ebike e-bike bicicleta bici velo fahrrad',
  life: 'death risk muerte vida deces vie tod',
  disability: 'income occupational invalidez incapacidad invalidite incapacite',
  'travel-health':
    'holiday trip schengen parents viaje voyage urlaub reise eltern ' +
    'auslandskranken auslandsreisekranken',
  'pet-health': 'cat vet mascota gato veterinario animaux veterinaire katze tierarzt',
  pension: 'retirement savings jubilacion ahorro retraite epargne rente altersvorsorge',
  'basis-pension': 'retirement ruerup jubilacion retraite altersvorsorge',
  'general-liability': 'business empresa entreprise betrieb',
  cyber: 'hacker ransomware datos donnees daten',
}

/**
 * The page about health in countries where our lines are not sold: what people there ask for when
 * they ask for health insurance, before any insurance for newcomers.
 */
export const HEALTH_ABROAD = {
  path: '/health-insurance',
  words: 'health medical salud sanidad medico sante maladie mutuelle vitale',
} as const

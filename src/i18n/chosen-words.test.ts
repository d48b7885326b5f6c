import { expect, test } from 'vitest'

/** All texts that we wrote, by language. Which words are chosen is in docs/how-to/choose-words.md. */
const texts = import.meta.glob<object>(
  [
    './messages/{de,es,fr}/*.json',
    '../insurance/**/copy/{de,es,fr}.json',
    '../api/messages/{de,es,fr}.json',
    '../../content/*/{de,es,fr}-*.json',
  ],
  { import: 'default', eager: true },
)

/** What no text of a language says, and what stands there instead. */
const REFUSED: readonly [language: string, words: RegExp, instead: string][] = [
  ['de', /(?<=[\p{Ll},] )(?:Sie|Ihr|Ihre[mnrs]?|Ihnen)(?!\p{L})/u, 'du'],
  ['de', /[”«]/, '„ “'],
  // "Private Krankenversicherung" would have to be bent after "zu".
  ['de', /(?<=\p{L} )\{product\}/u, '„{product}“'],
  ['de', /Selbstbehalt/, 'Selbstbeteiligung'],
  ['de', /(?<!\p{L})(?:Versicherungs)?[Pp]rämie(?!\p{L})/u, 'Beitrag'],
  ['es', /(?<!\p{L})ustedes?(?!\p{L})/iu, 'tú'],
  ['es', /[“”„]/, '« »'],
  ['es', /(?:el|un|tu|sin) deducible/, 'franquicia'],
  ['es', /(?<!\p{L})quejas?(?!\p{L})/iu, 'reclamación'],
  // As in French: most of it can be said of everybody.
  [
    'es',
    /(?<!\p{L})(?:eres|seas|estás|estés|no hace falta estar)(?: (?:ya|aún|todavía|bien|muy))* (?:autónomo|propietario|inquilino|empleado|soltero|casado|jubilado|asegurado|cubierto|nuevo)(?!\p{L}| o )/iu,
    'what fits a woman as well: trabajas por tu cuenta, tienes un seguro',
  ],
  ['es', /impuesto de seguros/, 'impuesto sobre seguros'],
  ['es', /cotización adicional/, 'cuota adicional'],
  ['es', /(?<!\p{L})compañías?(?! de leasing)/iu, 'aseguradora'],
  ['fr', /(?<!\p{L})(?:tu (?:as|es|peux|veux|dois)|toi|ton|tes)(?!\p{L})/iu, 'vous'],
  // Whoever reads it may be a woman: nearly everything can be said without agreeing with one of the two.
  // A heading of the product information document is given by the EU: « Où suis-je couvert ? ».
  [
    'fr',
    /(?<!\p{L})(?:vous (?:n’)?(?:êtes|serez|seriez|étiez|soyez|restez|avez été)|(?:êtes|étiez)-vous|(?<!Où )(?:suis|serai)-je)(?: (?:pas|plus|non|déjà|encore|toujours|bien|mieux|peut-être|seulement|moins|plus|très|aussi))* (?:[\p{Ll}-]+é|venu|parti|couvert|inscrit|connu|tenu|soumis|seul|sûr|prêt|frontalier|indépendant|étudiant|retenu|atteint|exempt)(?![\p{L}·(])/iu,
    'what fits a woman as well: vous avez une assurance, un emploi salarié',
  ],
  ['fr', /vous (?:tenons|tiendrons|gardons) informé(?!\p{L})/u, 'vous donnons des nouvelles'],
  ['fr', /(?<!\p{L})courriels?(?!\p{L})|boîte mail/iu, 'e-mail, messagerie'],
  ['fr', /(?:partenaire|annonce|qui) vous a (?:amené|conduit)(?!\p{L})/u, 'vous amène'],
  ['fr', /[“”„]/, '« »'],
  ['fr', /\p{L}'\p{L}/u, '’'],
  ['fr', /taxe d’assurance/, 'taxe sur les assurances'],
  ['fr', /caisses? de maladie/, 'caisse, caisse d’assurance maladie'],
  ['fr', /cotisation (?:additionnelle|supplémentaire)/, 'taux additionnel'],
  // It begins with a capital, also where no noun stands first.
  ...['de', 'es', 'fr'].map((of): [string, RegExp, string] => [
    of,
    /:\s\{profile\}/,
    'a sentence, then {profile}',
  ]),
]

test('each language keeps to the words that were chosen', () => {
  const all = Object.entries(texts)
  expect(all.length).toBeGreaterThan(400)
  const found = all.flatMap(([file, tree]) => {
    const language = /\/(de|es|fr)(?:[/.]|-)/.exec(file)?.[1]
    const rules = REFUSED.filter(([of]) => of === language)
    return textsIn(tree).flatMap((text) =>
      rules
        .filter(([, words]) => words.test(text))
        .map(([, words, instead]) => `${file}: ${words.exec(text)?.[0]} → ${instead}: ${text}`),
    )
  })
  expect(found).toEqual([])
})

/** What a company has is said as of several people; what whoever types signs, writes and describes is theirs alone. */
const OF_ONE: readonly [language: string, words: RegExp][] = [
  [
    'de',
    /(?<!\p{L})dein\p{L}* (?!Unterschrift|vollen Namen|Worten|Beschreibung)|von dir(?!\p{L})/iu,
  ],
  ['es', /(?<!\p{L})tus? (?!firma|nombre completo|descripción)|por ti(?!\p{L})/iu],
]

test('forms and pages for companies speak to several people', () => {
  const found = Object.entries(texts)
    .filter(
      ([file, tree]) =>
        /\/lines\/(?:company-[a-z-]+|general-liability|cyber)\/|\/navigation-businesses\//.test(
          file,
        ) ||
        ('site' in tree && tree.site === 'business'),
    )
    .flatMap(([file, tree]) =>
      textsIn(tree)
        .filter((text) =>
          OF_ONE.some(([of, words]) => new RegExp(`/${of}[.-]`).test(file) && words.test(text)),
        )
        .map((text) => `${file}: ${text}`),
    )
  expect(found).toEqual([])
})

test('every Spanish question and exclamation is opened as it is closed', () => {
  const found = Object.entries(texts)
    .filter(([file]) => /\/es(?:[/.]|-)/.test(file))
    .flatMap(([file, tree]) =>
      textsIn(tree)
        .filter(
          (text) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
        )
        .map((text) => `${file}: ${text}`),
    )
  expect(found).toEqual([])
})

const count = (text: string, sign: string) => text.split(sign).length - 1

/** What readers see: no markup, no names of figures, and no keywords, which are words of those who search. */
function textsIn(tree: object): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (key === 'keywords') return []
    if (typeof value === 'string') return [value.replace(/<[^>]+>|\{\{.*?\}\}/g, ' ')]
    return value && typeof value === 'object' ? textsIn(value) : []
  })
}

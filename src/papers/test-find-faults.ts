import {
  type PdfDictionary,
  type PdfFile,
  type PdfValue,
  readObjects,
} from './test-read-objects.ts'
import { contentStreams, glyphsOf, latin } from './test-read-pdf.ts'

/**
 * What hinders somebody who listens to a paper, by the rules of PDF/UA-1 that a program can check. For
 * tests: nothing where a paper is as it should be.
 */
export function findFaults(bytes: Uint8Array): readonly string[] {
  const file = readObjects(bytes)
  const tree = readTree(file)
  return [
    ...faultsOfFile(file, latin(bytes)),
    ...faultsOfPages(file, tree, contentStreams(bytes)),
    ...tree.flatMap(faultsOfElement),
    ...faultsOfHeadings(tree),
    ...faultsOfDrawing(bytes),
    ...faultsOfFonts(file),
    ...faultsOfGlyphs(bytes),
  ]
}

/** An element of the structure tree, in the order in which it is read. */
interface Element {
  readonly id: string
  readonly tag: string
  readonly parent: Element | undefined
  readonly data: PdfDictionary
  readonly attributes: PdfDictionary
  readonly children: Element[]
  /** Marked content: the page and its number there. */
  readonly contents: string[]
}

function readTree(file: PdfFile): readonly Element[] {
  const elements: Element[] = []
  const read = (id: PdfValue, parent: Element | undefined): Element => {
    const data = file.dictionaryAt(id)
    const tag = String(data['S'])
    const attributes = file.dictionaryAt(data['A'])
    const element = { id: String(id), tag, parent, data, attributes, children: [], contents: [] }
    elements.push(element)
    for (const kid of file.listAt(data['K'])) keep(kid, element)
    return element
  }
  const keep = (kid: PdfValue, element: Element) => {
    const { MCID, Pg, S } = file.dictionaryAt(kid)
    if (typeof kid === 'number') element.contents.push(`${element.data['Pg']}:${kid}`)
    else if (MCID !== undefined) element.contents.push(`${Pg ?? element.data['Pg']}:${MCID}`)
    else if (S !== undefined) element.children.push(read(kid, element))
  }
  const root = file.dictionaryAt(file.catalog['StructTreeRoot'])
  for (const id of file.listAt(root['K'])) read(id, undefined)
  return elements
}

function faultsOfFile({ catalog, info, at, dictionaryAt }: PdfFile, source: string): string[] {
  const xmp = Buffer.from(/<\?xpacket begin[\s\S]*?end="w"\?>/.exec(source)?.[0] ?? '', 'latin1')
  const metadata = xmp.toString('utf8')
  const title = /<dc:title>[\s\S]*?<rdf:li[^>]*>([\s\S]*?)<\/rdf:li>/.exec(metadata)?.[1]
  return [
    ...fault(!/^[a-z]{2}(-[a-z]{2})?$/i.test(String(catalog['Lang'])), 'no language'),
    ...fault(dictionaryAt(catalog['MarkInfo'])['Marked'] !== true, 'not tagged'),
    ...fault(
      dictionaryAt(catalog['ViewerPreferences'])['DisplayDocTitle'] !== true,
      'the name of the file is shown',
    ),
    ...fault(!title || unescapeXml(title) !== at(info['Title']), 'another title in the metadata'),
    ...fault(/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(metadata), 'broken metadata'),
    ...fault(!isBalanced(metadata), 'broken metadata'),
    // True only of a file that a validator has seen.
    ...fault(metadata.includes('pdfuaid'), 'claims to be PDF/UA'),
  ]
}

function faultsOfPages(
  file: PdfFile,
  tree: readonly Element[],
  drawn: readonly string[],
): string[] {
  const owners = new Map(tree.flatMap((each) => each.contents.map((content) => [content, each.id])))
  const contents = tree.flatMap((each) => each.contents)
  const root = file.dictionaryAt(file.catalog['StructTreeRoot'])
  const numbers = file.listAt(file.dictionaryAt(root['ParentTree'])['Nums'])
  const pages = file.listAt(file.dictionaryAt(file.catalog['Pages'])['Kids'])
  return [
    ...fault(new Set(contents).size !== contents.length, 'something is read twice'),
    ...pages.flatMap((id, index) => {
      const page = file.dictionaryAt(id)
      const at = numbers.findIndex((key, place) => place % 2 === 0 && key === page['StructParents'])
      const parents = file.listAt(numbers[at + 1])
      const marked = [...(drawn[index] ?? '').matchAll(/\/MCID (\d+)/g)]
      return [
        ...fault(page['Tabs'] !== '/S', 'goes from field to field in another order'),
        ...fault(page['Annots'] !== undefined, 'has annotations that no rule here looks at'),
        ...fault(at < 0, 'a page that is not in the tree'),
        ...marked.flatMap(([, mcid]) => {
          const owner = owners.get(`${id}:${mcid}`)
          const isKnown = owner !== undefined && parents[Number(mcid)] === owner
          return fault(!isKnown, `${id}:${mcid} belongs to no element`)
        }),
      ]
    }),
  ]
}

/** What may stand in what. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  Document: [],
  Sect: ['Document', 'Sect'],
  H1: ['Document'],
  H2: ['Document', 'Sect'],
  H3: ['Sect'],
  P: ['Document', 'Sect'],
  Figure: ['Document', 'Sect'],
  L: ['Document', 'Sect'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  Table: ['Document', 'Sect'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
}
const GROUPS: readonly string[] = ['Document', 'Sect', 'L', 'LI', 'Table', 'TR']

function faultsOfElement(element: Element): string[] {
  const { tag: name, parent, children, contents, data, attributes } = element
  const tag = name.slice(1)
  const allowed = PARENTS[tag]
  const around = parent?.tag.slice(1)
  const isGroup = GROUPS.includes(tag)
  const kinds = children.map((child) => child.tag.slice(1)).join(' ')
  return [
    ...fault(!allowed, `${tag} is no role of ours`),
    ...fault(
      allowed !== undefined && (around ? !allowed.includes(around) : allowed.length > 0),
      `${tag} in ${around}`,
    ),
    ...fault(isGroup ? children.length === 0 : contents.length === 0, `${tag} is empty`),
    ...fault(isGroup && contents.length > 0, `${tag} holds text that is no part of it`),
    ...fault(tag === 'LI' && kinds !== 'Lbl LBody', `LI of ${kinds}`),
    ...fault(
      tag === 'Table' && new Set(children.map((row) => row.children.length)).size > 1,
      'rows of different lengths',
    ),
    ...fault(
      tag === 'TH' && !['/Row', '/Column'].includes(String(attributes['Scope'])),
      'TH that heads nothing',
    ),
    ...fault(tag === 'Figure' && !data['Alt'], 'Figure without words'),
    ...fault(tag === 'Figure' && !attributes['BBox'], 'Figure without a place'),
  ]
}

/** One title at the top, and below it no level that its neighbours above lack. */
function faultsOfHeadings(tree: readonly Element[]): string[] {
  const levels = tree.flatMap(({ tag }) => (/^\/H\d$/.test(tag) ? [Number(tag.slice(2))] : []))
  return [
    ...fault(levels.filter((level) => level === 1).length !== 1, 'not one title'),
    ...levels.flatMap((level, index) =>
      fault(level > (levels[index - 1] ?? 0) + 1, `H${level} after H${levels[index - 1] ?? 0}`),
    ),
  ]
}

/** Everything that is drawn is marked, as content or as an artefact, and no mark stands in another of those. */
function faultsOfDrawing(bytes: Uint8Array): string[] {
  return contentStreams(bytes).flatMap((page) => {
    const open: string[] = []
    const faults: string[] = []
    let opening = ''
    for (const line of page.split('\n')) {
      opening = /^\/(\w+) (?:<<|BMC)/.exec(line)?.[1] ?? opening
      if (/B(DC|MC)$/.test(line)) {
        faults.push(...fault(open.length > 0 && opening !== 'Span', `${opening} in ${open.at(-1)}`))
        open.push(opening)
      } else if (line === 'EMC') faults.push(...fault(open.pop() === undefined, 'marks end twice'))
      else if (/\bT[jJ]$|^[SfFB]\*?$/.test(line))
        faults.push(...fault(open.length === 0, 'something is drawn that is not marked'))
    }
    return [...faults, ...fault(open.length > 0, 'marks do not end')]
  })
}

function faultsOfFonts({ objects, dictionaryAt, listAt }: PdfFile): string[] {
  return [...objects.values()].flatMap((value) => {
    const font = dictionaryAt(value)
    if (font['Type'] !== '/Font' || font['Subtype'] !== '/Type0') return []
    const [descendant] = listAt(font['DescendantFonts'])
    const descriptor = dictionaryAt(dictionaryAt(descendant)['FontDescriptor'])
    return [
      ...fault(!font['ToUnicode'], `${font['BaseFont']} cannot be read`),
      ...fault(!descriptor['FontFile2'], `${font['BaseFont']} is not in the file`),
    ]
  })
}

/** Each glyph stands for letters, or within something that says what all of it stands for. */
function faultsOfGlyphs(bytes: Uint8Array): string[] {
  const mute = glyphsOf(bytes).filter(
    ({ letters, isSpoken }) => !isSpoken && !/^[^\0\ufeff\ufffe]+$/u.test(letters),
  )
  return mute.map(() => 'a glyph that nothing is said for')
}

function fault(isThere: boolean, words: string): string[] {
  return isThere ? [words] : []
}

function unescapeXml(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(\w+);/g, (whole, name) => signs[name] ?? whole)
}

function isBalanced(xml: string): boolean {
  const open: string[] = []
  for (const [, closes, name = '', ends] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (closes) {
      if (open.pop() !== name) return false
    } else if (!ends) open.push(name)
  }
  return open.length === 0 && !/<(?![/?\w])/.test(xml)
}

import { type Extensions, generateHTML, generateJSON } from '@tiptap/react'

/** Whether rich text comes out of the editor with the same words and the same markup. */
export function losesNothing(html: string, extensions: Extensions): boolean {
  if (html.trim() === '') return true
  const again = generateHTML(generateJSON(html, extensions), extensions)
  return fingerprint(again) === fingerprint(html)
}

/** Words and elements in order, leaving aside what the editor adds or spells otherwise. */
function fingerprint(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const parts: string[] = []
  const walk = (node: Node): void => {
    if (node instanceof Text) parts.push(node.data.replace(/\s+/g, ''))
    if (node instanceof Element) parts.push(markOf(node))
    node.childNodes.forEach(walk)
  }
  body.childNodes.forEach(walk)
  return parts.filter((part) => part !== '').join('|')
}

function markOf(element: Element): string {
  const tag = element.tagName.toLowerCase()
  // The editor puts a paragraph into every entry of a list.
  if (tag === 'p') return ''
  const name = { b: 'strong', i: 'em' }[tag] ?? tag
  const kept = [...element.attributes].filter(({ name: each }) => !addedByEditor.has(each))
  return `<${name} ${kept.map((each) => `${each.name}=${each.value}`).join(' ')}>`
}

const addedByEditor: ReadonlySet<string> = new Set(['rel', 'target', 'class'])

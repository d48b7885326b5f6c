import type { ContentEntry } from '#content/source.ts'
import type { PrepareContext } from '../prepare-context.ts'

export interface PressListView {
  readonly items: readonly PressItem[]
}

type PressItem = Pick<
  ContentEntry<'press-items'>['attributes'],
  'title' | 'kind' | 'date' | 'publication' | 'url' | 'summary' | 'body'
> & { anchor: string }

export async function preparePressList(
  _block: unknown,
  context: PrepareContext,
): Promise<PressListView> {
  const entries = (await context.listPress?.()) ?? []
  const items = entries.map(({ uid, attributes: { logo: _logo, ...item } }) => ({
    ...item,
    anchor: uid.slice(uid.indexOf('--') + 2),
  }))
  return { items: items.toSorted((one, other) => (one.date < other.date ? 1 : -1)) }
}

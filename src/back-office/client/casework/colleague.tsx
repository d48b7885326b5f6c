import { useCaseFacts } from './use-case-facts.ts'

/** Who looks after it, by name. */
export function Colleague({ id }: { id: string | undefined }) {
  const { colleagueName } = useCaseFacts()
  if (!id) return <span className="bo-soft">Nobody yet</span>
  return <span className="bo-name">{colleagueName(id)}</span>
}

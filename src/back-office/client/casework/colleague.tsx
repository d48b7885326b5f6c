import { useCaseFacts } from './use-case-facts.ts'

/** Who looks after it, by name. */
export function Colleague({ id }: { id: string | undefined }) {
  const { colleagueName } = useCaseFacts()
  return id ? colleagueName(id) : <span className="bo-soft">Nobody yet</span>
}

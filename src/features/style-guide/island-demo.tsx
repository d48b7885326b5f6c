import { Island } from '#ui/island/island.tsx'
import Counter from './counter.island.tsx'

/** One island in each waking mode. */
export function IslandDemo() {
  return (
    <div className="grid gap-4 desktop:grid-cols-3">
      {(['touch', 'seen', 'idle'] as const).map((on) => (
        <Island key={on} of={Counter} on={on} props={{ label: on }} />
      ))}
    </div>
  )
}

import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { defineIsland } from '#ui/island/define-island.ts'

type CounterProps = {
  /** What the island is called, so that several on a page can be told apart. */
  label: string
}

/** The smallest thing that needs script: it counts, and repeats what was typed. */
function Counter({ label }: CounterProps) {
  const id = useId()
  const [count, setCount] = useState(0)
  const [name, setName] = useState('')
  return (
    <div className="grid min-w-0 gap-4 rounded-card border border-line bg-paper p-5 tablet:p-6">
      <p id={id}>
        {label}: <output>{count}</output>
        {name && <span> {name}</span>}
      </p>
      <TextField
        name={`name-${label}`}
        label={`Name (${label})`}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        className="justify-self-start"
        aria-describedby={id}
        onClick={() => setCount(count + 1)}
      >
        Add one
      </Button>
    </div>
  )
}

export default defineIsland('counter', Counter)

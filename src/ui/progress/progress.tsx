import { joinClasses } from '../join-classes.ts'

interface ProgressProps {
  /** The steps by name, in order; those with an `href` can be gone back to. */
  steps: { label: string; href?: string | undefined }[]
  /** Index of the step that is open, from 0. */
  current: number
  /** Names the list, for ears. */
  label: string
  /** The line under the bar: "Step 2 of 5 · Your home". */
  summary: string
  className?: string | undefined
}

/** One bar a step; on desktop every bar bears its name, on phones the current one only. */
export function Progress({ steps, current, label, summary, className }: ProgressProps) {
  return (
    <nav className={joinClasses('ui-progress', className)} aria-label={label}>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.label}
            data-state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            {step.href && index < current ? (
              <a href={step.href}>{step.label}</a>
            ) : (
              <span>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
      <p>{summary}</p>
    </nav>
  )
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index === current) return 'current'
  return index < current ? 'done' : 'ahead'
}

/** The entries of a list of steps, which numbers them. */
export function StepItems({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return steps.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ))
}

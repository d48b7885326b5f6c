/** A measurement with its values by label, in Prometheus' text format. Labels are ours, and plain. */
export function metricText(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  values: readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[],
): string {
  const lines = values.map(([labels, value]) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

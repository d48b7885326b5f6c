/** How the settings are spoken of: one's own without a name, a colleague's by it. */
export function whoseSettings(colleague: string | undefined): { heading: string; saved: string } {
  const then = 'are saved. Visitors see the new times now.'
  return colleague === undefined
    ? { heading: 'My settings', saved: `Your settings ${then}` }
    : { heading: `Settings of ${colleague}`, saved: `The settings of ${colleague} ${then}` }
}

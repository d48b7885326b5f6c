/** What every paper of a test says of when and by whom it was written. */
export const ABOUT = {
  writtenAt: new Date('2026-11-15T12:00:00Z'),
  brandName: 'Feather',
  legalName: 'Feather Example GmbH',
  pageLabel: 'Page {page} of {total}',
}

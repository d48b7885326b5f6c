/** The guide's table of contents, in order. */
export const chapters = [
  { id: 'colours', title: 'Colours' },
  { id: 'type', title: 'Type' },
  { id: 'brand', title: 'Mark and logo' },
  { id: 'buttons', title: 'Buttons' },
  { id: 'badges', title: 'Badges' },
  { id: 'cards', title: 'Cards' },
  { id: 'fields', title: 'Fields' },
  { id: 'choices', title: 'Choices' },
  { id: 'modal', title: 'Modal' },
  { id: 'structure', title: 'Accordion, tabs, table' },
  { id: 'feedback', title: 'Notices and progress' },
  { id: 'icons', title: 'Icons' },
  { id: 'scenes', title: 'Scenes' },
  { id: 'islands', title: 'Islands' },
] as const

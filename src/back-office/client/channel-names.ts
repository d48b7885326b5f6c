import type { MessageChannel } from '#features/forms/states.ts'

/** How something reached us. */
export const channelNames: Readonly<Record<MessageChannel, string>> = {
  form: 'Form',
  phone: 'Phone',
  letter: 'Letter',
  email: 'E-mail',
  inPerson: 'In person',
}

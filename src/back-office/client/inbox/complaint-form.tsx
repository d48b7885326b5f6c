import { Button, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { LANGUAGES } from '#sites/locales.ts'
import { ask } from '../ask.ts'
import { showLanguage } from '../casework/labels.ts'
import { berlinDay } from '../days.ts'
import { Choice } from '../list-filters.tsx'
import { enteredChannels } from '../message-labels.ts'
import { useUnsent } from '../use-unsent.ts'
import { whyNot } from '../why-not.ts'
import { ArrivalDay } from './arrival-day.tsx'
import { FileChoice } from './file-choice.tsx'
import { sendFiles } from './send-files.ts'
import { SubjectField } from './subject-field.tsx'

type ComplaintFormProps = {
  /** Whose case it is about: most often the one who complains. */
  owner: { readonly [part in 'name' | 'email' | 'phone' | 'language']?: string | undefined }
  /** Number of the case or id of the account, where it is known; else it can be typed. */
  about?: string
}

/** Writes a complaint down, and leads to it. The same form sent twice makes one. */
export function ComplaintForm({ owner, about }: ComplaintFormProps) {
  const { fields, set, json, forget } = useComplaint(owner, about)
  const [text, setText] = useUnsent(`complaint:${about ?? ''}`)
  const [files, setFiles] = useState<readonly File[]>([])
  const [isBusy, setBusy] = useState(false)
  const client = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const path = '/admin/api/inbox'
      const { id } = await ask<{ id: number }>(path, { method: 'POST', json: { ...json, text } })
      setText('')
      forget()
      const refusal = await sendFiles(id, files).then(() => undefined, whyNot)
      for (const key of ['inbox', 'queue']) void client.invalidateQueries({ queryKey: [key] })
      if (refusal === undefined) notify('It stands in the register now.', { type: 'success' })
      else notify(`It stands in the register, but without the files: ${refusal}`, unsent)
      navigate(`/admin/inbox/${id}`, { state: { back: '/admin/complaints' } })
    } catch (error) {
      notify(whyNot(error), unsent)
      setBusy(false)
    }
  }
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  return (
    <form className="bo-stack" onSubmit={submit}>
      <div className="bo-filters">
        <Choice
          label="It came by"
          none="Choose"
          required
          value={fields.channel}
          options={enteredChannels}
          onChoose={(channel) => set('channel', channel)}
        />
        <ArrivalDay value={fields.receivedOn} onChange={(day) => set('receivedOn', day)} />
        <Choice
          label="We answer in"
          none="Choose"
          required
          value={fields.language}
          options={LANGUAGES.map((id) => ({ id, name: showLanguage(id) }))}
          onChoose={(language) => set('language', language)}
        />
      </div>
      <div className="bo-filters">
        <TextField required label="Who complains" {...field('name')} />
        <TextField
          type="email"
          label="E-mail (optional)"
          helperText="A mail confirms the complaint. Without an address, confirm it by letter or phone."
          {...field('email')}
        />
        <TextField type="tel" label="Phone (optional)" {...field('phone')} />
      </div>
      <div className="bo-filters">
        <TextField multiline label="Postal address (optional)" {...field('address')} />
        {about === undefined && (
          <SubjectField value={fields.about} onChange={(value) => set('about', value)} />
        )}
      </div>
      <TextField
        multiline
        minRows={5}
        required
        label="What it is about"
        helperText="As it was said or written. Kept encrypted."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FileChoice label="Scans (optional)" isBusy={isBusy} onChoose={setFiles} />
      <div>
        {/* Whoever left something out is led there by the browser: a dead button says nothing. */}
        <Button type="submit" variant="contained" disabled={isBusy}>
          {isBusy ? 'Entering' : 'Enter the complaint'}
        </Button>
      </div>
    </form>
  )
}

const unsent = { type: 'error', autoHideDuration: 10_000 } as const

function useComplaint(owner: ComplaintFormProps['owner'], known: string | undefined) {
  const [nonce] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useUnsent(`complaint-fields:${known ?? ''}`)
  const begun = {
    channel: '',
    receivedOn: berlinDay(Date.now()),
    address: '',
    about: known ?? '',
    name: owner.name ?? '',
    email: owner.email ?? '',
    phone: owner.phone ?? '',
    language: owner.language ?? '',
  }
  const fields: typeof begun = { ...begun, ...(typed && JSON.parse(typed)) }
  const given = Object.entries(fields).filter(([, value]) => value.trim() !== '')
  return {
    fields,
    set: (name: keyof typeof fields, value: string) =>
      setTyped(JSON.stringify({ ...fields, [name]: value })),
    json: { ...Object.fromEntries(given), nonce },
    forget: () => setTyped(''),
  }
}

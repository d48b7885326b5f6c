import { FormHelperText } from '@mui/material'
import { lazy, Suspense, useId, useState } from 'react'
import { TextInput, useInput } from 'react-admin'
import { Loading } from '../loading.tsx'
import { tagsBeyondEditor } from './rich-text-tags.ts'

/** An eighth of what the back office loads, and of no use to who works on applications. */
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

/** Formatted text. What the editor could not keep as it is, is edited as HTML. */
export function RichTextInput(props: {
  source: string
  label: string
  helperText: string | false
}) {
  const { source, label, helperText } = props
  const { field, fieldState } = useInput({ source })
  const id = useId()
  const html = typeof field.value === 'string' ? field.value : ''
  const beyond = tagsBeyondEditor(html)
  const [wantsHtml, setWantsHtml] = useState(false)
  const isHtml = wantsHtml || beyond.length > 0
  const message = fieldState.error?.message
  return (
    <div className="bo-rich-text" data-invalid={fieldState.invalid}>
      <div className="bo-rich-text-head">
        <span id={id}>{label}</span>
        <button
          type="button"
          className="bo-link"
          disabled={beyond.length > 0}
          onClick={() => setWantsHtml(!isHtml)}
        >
          {isHtml ? 'Edit as text' : 'Edit as HTML'}
        </button>
      </div>
      {isHtml ? (
        <TextInput
          source={source}
          label={`${label}, HTML`}
          multiline
          minRows={8}
          helperText={false}
        />
      ) : (
        <Suspense fallback={<Loading what="The editor is loading …" />}>
          <RichTextEditor html={html} labelId={id} onChange={field.onChange} />
        </Suspense>
      )}
      {beyond.length > 0 && (
        <FormHelperText>
          Edited as HTML, because it has what the text editor would lose: {beyond.join(', ')}.
        </FormHelperText>
      )}
      {helperText && !message && <FormHelperText>{helperText}</FormHelperText>}
      {message && !isHtml && <FormHelperText error>{String(message)}</FormHelperText>}
    </div>
  )
}

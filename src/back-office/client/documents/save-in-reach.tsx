import { useIsBeside } from '../use-is-beside.ts'
import { SaveButtons, type SaveButtonsProps } from './save-buttons.tsx'

/** The buttons beside a form, where there is room for that. */
export function SaveBeside({ actions }: SaveButtonsProps) {
  return useIsBeside() && <SaveButtons actions={actions} />
}

/** The same elsewhere: the last of a form, which stays in sight while the form is filled in. */
export function SaveBelow({ actions }: SaveButtonsProps) {
  return (
    !useIsBeside() && (
      <div className="bo-save">
        <SaveButtons actions={actions} />
      </div>
    )
  )
}

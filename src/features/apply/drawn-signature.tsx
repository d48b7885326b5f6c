import { SIGNATURE_BOX } from '#insurance/fields/signature.ts'

export function DrawnSignature({ path, label }: { path: string; label: string }) {
  return (
    <svg
      className="apply-drawing"
      viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}

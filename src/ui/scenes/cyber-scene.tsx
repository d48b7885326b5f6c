import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A padlock, a laptop, and a hook that comes back empty. */
export function CyberScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M60 60h60v40H60zM290 70h70v46h-70z" />
      <path className="w" d="M92 96h190c8 0 12 4 12 12v132H80V108c0-8 4-12 12-12z" />
      <path className="l" d="M96 112h182v112H96z" />
      <path className="v" d="M52 240h270l14 22c2 6-2 10-8 10H46c-6 0-10-4-8-10z" />
      <path d="M150 256h72" />
      <path className="y" d="M150 158h74v52h-74z" />
      <path d="M164 158v-14c0-30 46-30 46 0v14" strokeWidth="7" />
      <circle className="i" cx="187" cy="180" r="6" />
      <path className="i" d="M184 182h6l2 14h-10z" />
      <path d="M318 24v96c0 20-28 20-28 2" strokeWidth="3" />
      <path d="M290 122l-8 8M290 122l8 6" strokeWidth="3" />
      <path className="w" d="M268 140l30-6 4 20-30 6z" />
      <path d="M268 140l18 8 12-14" />
      <Standing x={350} y={160} wears="g" hair="cap" left="up" look={-4} />
      <path d="M300 188l-22 20M284 202l8 8M278 208l6 6" strokeWidth="4" />
      <circle className="y" cx="305" cy="184" r="9" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}

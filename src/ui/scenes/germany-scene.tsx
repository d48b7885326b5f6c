import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A small town in Germany: timber, a pretzel above the door, and a letter that came by post. */
export function GermanyScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="336" cy="62" r="24" stroke="none" />
      <path className="f" d="M226 276V148l22-32 22 32v38h34v-26h40v116z" />
      <path className="w" d="M72 88V58h16v30z" />
      <path d="M80 48c-6-6 6-10 0-18" />
      <path className="w" d="M48 276V140l74-82 74 82v136z" />
      <path className="v" d="M34 144l88-98 88 98-12 10-76-86-76 86z" />
      <path className="l" d="M106 96h32v30h-32z" />
      <path d="M122 96v30M106 111h32" />
      <path
        d="M52 140h140M48 204h148M78 140v64M166 140v64M122 140v64M78 140l-28 62M166 140l28 62M88 140l20-38M156 140l-20-38"
        strokeWidth="5"
      />
      <path className="l" d="M86 154h28v38H86zM130 154h28v38h-28z" />
      <path d="M100 154v38M144 154v38M86 172h28M130 172h28" />
      <path className="g" d="M82 192h36l-4 12H86zM126 192h36l-4 12h-28z" />
      <circle className="y" cx="92" cy="190" r="4" />
      <circle className="y" cx="108" cy="190" r="4" />
      <circle className="y" cx="136" cy="190" r="4" />
      <circle className="y" cx="152" cy="190" r="4" />
      <path className="l" d="M60 216h56v42H60z" />
      <path className="w" d="M54 252h68v7H54z" />
      <path className="y" d="M68 252c-2-12 18-12 16 0zM92 252c-2-12 18-12 16 0z" />
      <path className="v" d="M138 276v-58h36v58z" />
      <path className="l" d="M145 225h22v18h-22z" />
      <circle className="y" cx="167" cy="252" r="2.500" />
      <path d="M196 166h38v8" strokeWidth="3" />
      <path
        d="M222 188c0-8 10-8 12-2 2-6 12-6 12 2 0 10-12 16-18 4M246 188c0 10-12 16-24 0M222 188c0 12 12 16 20 4"
        stroke="var(--scene-line)"
        strokeWidth="8"
      />
      <path
        d="M222 188c0-8 10-8 12-2 2-6 12-6 12 2 0 10-12 16-18 4M246 188c0 10-12 16-24 0M222 188c0 12 12 16 20 4"
        stroke="var(--sun-accent)"
        strokeWidth="4"
      />
      <Standing x={282} wears="g" hair="short" skin="d" right="up" left="hip" look={5} />
      <path className="w" d="M312 164l36-8 6 26-36 8z" />
      <path d="M312 164l22 14 14-22" />
      <circle className="d" cx="328" cy="185" r="5.500" />
      <path className="y" d="M338 228h34v32h-34z" />
      <path className="y" d="M338 228c2-14 32-14 34 0z" />
      <path d="M346 238h18M355 260v16" strokeWidth="3.500" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}

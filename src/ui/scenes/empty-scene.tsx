import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** Nothing in the box yet, so the cat has taken it. */
export function EmptyScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M242 52h96v86h-96z" />
      <path d="M242 52h96v86h-96zM290 52v86M242 95h96" />
      <circle className="y" cx="314" cy="74" r="11" stroke="none" />
      <path
        className="v"
        stroke="none"
        transform="translate(122 62) rotate(20) scale(1.900)"
        d="M0 24C0 14 6 5 17 2c1 0 1 1 1 1-2 4-5 8-9 10-4 1-7 5-9 11z"
      />
      <path d="M110 116c14 10 24-6 38 4s22-2 28-6" strokeDasharray="1 8" strokeWidth="3" />
      <path className="l" d="M108 178l26-22h132l26 22z" />
      <path className="i" d="M150 200c-6-24-2-40 8-48l-4-26 20 14h28l20-14-4 26c8 6 14 20 12 48z" />
      <path d="M176 160c3-4 7-4 10 0M194 160c3-4 7-4 10 0" stroke="var(--scene-white)" />
      <path className="y" d="M186 168h8l-4 4z" stroke="none" />
      <path
        d="M190 172c-2 5-7 5-8 2M190 172c2 5 7 5 8 2M160 166l-16-3M160 171l-15 3M220 166l16-3M220 171l15 3"
        stroke="var(--scene-white)"
        strokeWidth="1.500"
      />
      <path className="i" d="M250 182c20-4 26-26 18-38-3-5-10-2-8 3 4 10 0 20-12 24z" />
      <path className="y" d="M108 178h184v98H108z" />
      <path className="w" d="M108 178l-26 26h92l22-26zM292 178l26 26h-88l-22-26z" />
      <path className="i" d="M164 178c0-9 18-9 18 0v8h-18zM200 178c0-9 18-9 18 0v8h-18z" />
      <path d="M124 250h28M124 260h18M262 252l8-12 8 12zM270 240v22" />
      <path
        className="g"
        d="M52 276c-4-16 0-30 8-36 6 12 2 28-8 36zM48 276c-12-2-18-12-18-24 12 2 18 12 18 24zM56 276c6-12 14-16 24-16 0 10-10 16-24 16z"
      />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}

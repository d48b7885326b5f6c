import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** Someone has pulled the plug, and is rather proud of it. */
export function ErrorScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <rect className="w" x="58" y="96" width="54" height="54" rx="12" />
      <circle className="l" cx="85" cy="123" r="17" />
      <path strokeWidth="5" d="M79 123v.1M91 123v.1" />
      <path
        d="M122 104l10-8M126 122h13M122 140l10 8"
        stroke="var(--scene-violet)"
        strokeWidth="3.500"
      />
      <path className="i" d="M296 210c24-4 36-28 26-50-3-7-12-4-11 3 3 16-6 26-22 30z" />
      <path className="l" d="M222 236h17v32c5 0 8 3 8 8h-25zM268 232h17v36c5 0 8 3 8 8h-25z" />
      <path
        className="w"
        d="M188 206c-4-30 26-42 58-42 42 0 64 24 62 60-1 20-3 32-2 44 5 0 8 3 8 8h-27c-2-16-5-28-12-38-18 6-38 6-54 2v28c5 0 8 3 8 8h-30c-6-24-8-46-11-70z"
      />
      <path className="d" d="M256 168c22-2 42 8 48 26-12 14-38 10-46-4-4-8-6-16-2-22z" />
      <path
        className="w"
        d="M150 130c0-30 18-46 42-46 26 0 42 18 42 46 0 26-14 58-38 58-14 0-20-8-32-8-16 0-28-8-28-22 0-12 8-14 14-28z"
      />
      <path
        className="d"
        d="M214 92c20-14 40-2 42 26 1 22-8 36-18 36-12 0-18-16-20-34-1-10-3-20-4-28z"
      />
      <circle className="d" cx="176" cy="126" r="17" stroke="none" opacity=".35" />
      <path strokeWidth="6" d="M178 126v.1" />
      <path d="M170 112c4-5 10-6 15-3" />
      <path className="i" d="M134 146c0-8 18-10 20-2 1 7-6 10-10 10s-10-2-10-8z" />
      <path d="M144 154c0 12 14 16 28 12" />
      <path className="v" d="M186 186c10 8 34 6 44-8l6 10c-12 18-40 20-54 8z" />
      <circle className="y" cx="208" cy="206" r="7" />
      <path d="M148 172c-8 16-22 22-28 40-8 26 26 40 54 34 22-4 30 14 20 24" strokeWidth="7" />
      <path
        d="M148 172c-8 16-22 22-28 40-8 26 26 40 54 34 22-4 30 14 20 24"
        strokeWidth="3"
        stroke="var(--scene-violet)"
      />
      <path className="y" d="M134 166l22-10 10 20-22 10c-8 3-18-16-10-20z" />
      <path strokeWidth="4" d="M132 170l-13 5M138 183l-13 5" />
      <path className="f" d="M292 52h66v62h-66z" />
      <path d="M292 52h66v62h-66z" />
      <path d="M306 96l12-18 9 11 8-8 12 15z" />
      <path className="y" d="M40 276c0-18 6-24 22-24s22 6 22 24z" />
      <path d="M46 262h32" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}

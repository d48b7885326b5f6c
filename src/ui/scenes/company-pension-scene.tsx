import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** Two hands, one jar: what you put in, the company adds to. */
export function CompanyPensionScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path
        className="f"
        d="M40 200h34v76H40zM86 160h34v116H86zM282 130h34v146h-34zM328 92h34v184h-34z"
      />
      <path className="l" d="M140 128h120v124c0 14-8 24-22 24h-76c-14 0-22-10-22-24z" />
      <path className="w" d="M134 112h132v18H134z" />
      <path
        className="y"
        d="M150 250h34v16h-34zM188 250h34v16h-34zM224 244h26v20h-26zM158 230h34v16h-34zM198 230h36v16h-36zM172 210h36v16h-36z"
      />
      <path
        className="g"
        d="M198 208c-22-10-26-34-14-52 14 14 20 34 14 52zM202 208c0-28 12-42 30-46 2 22-10 40-30 46z"
      />
      <path d="M200 214v-20" />
      <path className="v" d="M24 66h70v34H24z" />
      <path className="k" d="M94 70h34c8 0 10 8 4 12l14 4c6 2 4 10-2 10h-50z" />
      <circle className="y" cx="164" cy="82" r="13" />
      <path d="M160 78h8M160 86h8M162 82h-4" />
      <path className="g" d="M376 42h-70v34h70z" />
      <path className="d" d="M306 46h-34c-8 0-10 8-4 12l-14 4c-6 2-4 10 2 10h50z" />
      <circle className="y" cx="234" cy="60" r="13" />
      <path d="M230 56h8M230 64h8M232 60h-4" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}

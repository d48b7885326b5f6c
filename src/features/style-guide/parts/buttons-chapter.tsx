import { Button } from '#ui/button/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, DownloadIcon } from '#ui/icons/icons.tsx'
import { BothThemes, Chapter, Row } from '../specimen.tsx'

export function ButtonsChapter() {
  return (
    <Chapter
      id="buttons"
      title="Buttons"
      lead="One primary action a screen. Targets are 44 px or more, and a button that is busy says what it does."
    >
      <Row title="Variants and states">
        <BothThemes>
          {() => (
            <div className="grid gap-4">
              {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
                <div key={variant} className="flex flex-wrap gap-3">
                  <Button variant={variant}>{words[variant]}</Button>
                  <Button variant={variant} loading="Saving">
                    {words[variant]}
                  </Button>
                  <Button variant={variant} disabled>
                    Not yet
                  </Button>
                </div>
              ))}
            </div>
          )}
        </BothThemes>
      </Row>
      <Row title="Links, icons, sizes, full width">
        <BothThemes>
          {() => (
            <div className="grid gap-4">
              <div className="flex flex-wrap gap-3">
                <Button variant="secondary" href="#buttons" iconStart={<ArrowLeftIcon />}>
                  Back
                </Button>
                <Button href="#buttons" iconEnd={<ArrowRightIcon />}>
                  Continue
                </Button>
              </div>
              <div className="flex flex-wrap gap-3">
                <Button size="small" variant="secondary">
                  Log in
                </Button>
                <Button size="small" variant="quiet" iconStart={<DownloadIcon />}>
                  Download
                </Button>
                <Button size="small">Small</Button>
              </div>
              <Button fullWidth iconEnd={<ArrowRightIcon />}>
                Show me what I need
              </Button>
            </div>
          )}
        </BothThemes>
      </Row>
    </Chapter>
  )
}

const words = {
  primary: 'Continue',
  secondary: 'Compare',
  quiet: 'Later',
  danger: 'Delete',
}

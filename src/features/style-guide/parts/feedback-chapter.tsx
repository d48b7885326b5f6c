import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { BothThemes, Chapter, Row } from '../specimen.tsx'

export function FeedbackChapter() {
  return (
    <Chapter
      id="feedback"
      title="Notices and progress"
      lead="Say what happened and what to do next. Waiting shows the shape of what comes."
    >
      <Row title="Notice">
        <BothThemes>
          {() => (
            <div className="grid gap-3">
              <Notice title="Good to know">
                The price is fixed for twelve months. <a href="#feedback">Why?</a>
              </Notice>
              <Notice kind="success" title="Sent">
                Your confirmation is on its way to you.
              </Notice>
              <Notice
                kind="warning"
                title="Your card expires in May"
                actions={
                  <Button size="small" variant="secondary">
                    Update card
                  </Button>
                }
              />
              <Notice kind="error">We could not reach your bank. Try again in a minute.</Notice>
            </div>
          )}
        </BothThemes>
      </Row>
      <Row title="Progress">
        <BothThemes stacked>
          {(prefix) => (
            <Progress
              label={`Steps, ${prefix}`}
              steps={steps}
              current={1}
              summary="Step 2 of 5 · Your home"
            />
          )}
        </BothThemes>
      </Row>
      <Row title="Skeleton">
        <BothThemes>
          {() => (
            <Card aria-busy="true">
              <p className="mb-5 text-small text-ink-soft">Comparing 14 tariffs</p>
              <div className="grid gap-5">
                <Skeleton shape="circle" />
                <Skeleton shape="heading" />
                <Skeleton lines={3} />
                <Skeleton shape="button" />
                <Skeleton shape="card" />
              </div>
            </Card>
          )}
        </BothThemes>
      </Row>
    </Chapter>
  )
}

const steps = [
  { label: 'You', href: '#feedback' },
  { label: 'Your home' },
  { label: 'Cover' },
  { label: 'Start' },
  { label: 'Check and send' },
]

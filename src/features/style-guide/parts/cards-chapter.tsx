import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { IconTile } from '#ui/icons/icon-tile.tsx'
import { HeartPulseIcon, HouseIcon } from '#ui/icons/icons.tsx'
import { BothThemes, Chapter, Row } from '../specimen.tsx'

export function CardsChapter() {
  return (
    <Chapter
      id="cards"
      title="Cards"
      lead="Paper with a hairline. Only what floats casts the one soft shadow. A card that leads somewhere is one large target."
    >
      <BothThemes>
        {() => (
          <div className="grid gap-4 mobile:grid-cols-2">
            <Card as="article" interactive>
              <IconTile>
                <HouseIcon />
              </IconTile>
              <h3 className="mt-5 mb-1 text-lead">
                <a href="#cards" className="ui-card__link">
                  Interactive
                </a>
              </h3>
              <p>
                <strong className="text-lead">from €2.50</strong>{' '}
                <span className="text-small text-ink-soft">a month</span>
              </p>
              <p className="text-small text-ink-soft">38 m², zone 1</p>
            </Card>
            <Card>
              <IconTile size="medium">
                <HeartPulseIcon />
              </IconTile>
              <p className="mt-5 font-semibold">Plain</p>
              <p className="text-small text-ink-soft">Paper and a hairline.</p>
            </Card>
            <Card look="tinted" padding="small">
              <p className="font-semibold">Tinted, small padding</p>
              <p className="text-small text-ink-soft">Sits back, for summaries.</p>
            </Card>
            <Card look="float" padding="small">
              <p className="font-semibold">
                Float <Badge variant="success">New</Badge>
              </p>
              <p className="text-small text-ink-soft">Above the page, with the shadow.</p>
            </Card>
          </div>
        )}
      </BothThemes>
      <Row title="Large padding">
        <Card padding="large">
          <p className="max-w-text">The frame of a longer text, with room to breathe.</p>
        </Card>
      </Row>
    </Chapter>
  )
}

import { Accordion } from '#ui/accordion/accordion.tsx'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { BothThemes, Chapter, Row } from '../specimen.tsx'

export function StructureChapter() {
  return (
    <Chapter
      id="structure"
      title="Accordion, tabs, table"
      lead="Details, anchors and tables of the platform. On phones every row of a table is a card."
    >
      <Row title="Accordion">
        <BothThemes>
          {(prefix) => (
            <>
              <Accordion name={`${prefix}-questions`} items={questions} />
              <Disclosure className="mt-4" summary="I'm not sure">
                In Germany the ground floor is “Erdgeschoss”. The floor above it is the 1st.
              </Disclosure>
            </>
          )}
        </BothThemes>
      </Row>
      <Row title="Tabs">
        <BothThemes>
          {(prefix) => (
            <Tabs
              label={`Plans, ${prefix}`}
              tabs={questions.map(({ title, content }, index) => ({
                id: `${prefix}-tab-${index + 1}`,
                label: ['Covered', 'Not covered', 'Documents'][index],
                content: (
                  <>
                    <p className="font-semibold">{title}</p>
                    <p className="text-ink-soft">{content}</p>
                  </>
                ),
              }))}
            />
          )}
        </BothThemes>
      </Row>
      <Row title="Table">
        <BothThemes stacked>
          {() => (
            <Table
              caption="Your contributions this year"
              columns={columns}
              rows={rows}
              rowKey={(row) => row.month}
            />
          )}
        </BothThemes>
      </Row>
    </Chapter>
  )
}

const questions = [
  {
    title: 'When does it start?',
    content: 'At midnight of the day you choose, tomorrow at the earliest.',
    open: true,
  },
  {
    title: 'Can I change my mind?',
    content: 'Yes, within fourteen days, without a reason.',
  },
  {
    title: 'Which documents do I get, and in which language are they written?',
    content: 'The conditions in German, which is the binding text, and a summary in your language.',
  },
]

interface Contribution {
  month: string
  due: string
  state: string
  amount: string
}

const columns: TableColumn<Contribution>[] = [
  { key: 'month', header: 'Month', cell: (row) => row.month },
  { key: 'due', header: 'Due', cell: (row) => row.due },
  { key: 'state', header: 'State', cell: (row) => row.state },
  { key: 'amount', header: 'Amount', align: 'end', cell: (row) => row.amount },
]

const rows: Contribution[] = [
  { month: 'January', due: '1 January', state: 'Paid', amount: '€4.88' },
  { month: 'February', due: '1 February', state: 'Paid', amount: '€4.88' },
  { month: 'March', due: '1 March', state: 'On its way', amount: '€14.88' },
]

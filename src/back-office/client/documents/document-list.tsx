import { Button } from '@mui/material'
import {
  BooleanField,
  DataTable,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useCanAccess,
  useCreatePath,
  useListContext,
  useResourceContext,
} from 'react-admin'
import { Link } from 'react-router'
import { knownCollection } from '#content/collections/registry.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import { SITES } from '#sites/site-config.ts'
import { PlusIcon } from '#ui/icons/icons.tsx'
import { fieldsOfDocument, formOf } from '../../form-model/form-of-collection.ts'
import { labelOf } from '../../form-model/label-of.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { screenPath } from '../document-path.ts'
import { FlagSwitch } from '../flags/flag-switch.tsx'
import { localeChoices } from '../locale-choices.ts'
import { orAll } from '../or-all.ts'
import { showMoment } from '../show-moment.ts'
import { sitesOf } from '../sites-of.ts'
import { titleOfRecord } from '../title-of-record.ts'
import { StageChip, stageChoices } from './stage-chip.tsx'

/** The list of any collection, from its definition. */
export function DocumentList() {
  const name = useResourceContext() ?? ''
  const collection = knownCollection(name)
  const [, ...others] = collection.columns
  return (
    <List
      title={collection.label}
      filters={filtersOf(name)}
      filterDefaultValues={collection.localized ? { locale: DEFAULT_LOCALE } : {}}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      perPage={25}
      actions={<ListActions />}
      exporter={false}
      empty={false}
    >
      <DataTable
        rowClick="edit"
        bulkActionButtons={false}
        empty={<p className="bo-empty">Nothing fits these filters.</p>}
      >
        <DataTable.Col source={sourceOf(collection.columns[0] ?? 'uid')} label={firstLabel(name)}>
          <FunctionField<DocumentRecord>
            render={(record) => (
              <span className="bo-cell-title">
                <Link className="bo-cell-link" to={screenPath(name, record.id)}>
                  {titleOfRecord(name, record)}
                </Link>
                {titleOfRecord(name, record) !== record.name && <small>{record.name}</small>}
              </span>
            )}
          />
        </DataTable.Col>
        {others.map((column) => (
          <DataTable.Col key={column} source={sourceOf(column)} label={labelOf(column)}>
            <ColumnField collection={name} column={column} />
          </DataTable.Col>
        ))}
        {collection.localized && <DataTable.Col source="locale" label="Locale" />}
        <DataTable.Col source="stage" label="State" disableSort>
          <FunctionField<DocumentRecord> render={({ stage }) => <StageChip stage={stage} />} />
        </DataTable.Col>
        <DataTable.Col source="updatedAt" label="Changed">
          <FunctionField<DocumentRecord> render={({ updatedAt }) => showMoment(updatedAt)} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}

function ListActions() {
  const resource = useResourceContext() ?? ''
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  const createPath = useCreatePath()
  const { locale }: { locale?: string } = useListContext().filterValues
  // Not react-admin's own, which on a phone lies over the list.
  return (
    <TopToolbar>
      {canAccess && (
        <Button
          component={Link}
          to={`${createPath({ resource, type: 'create' })}${locale ? `?locale=${locale}` : ''}`}
          variant="contained"
          startIcon={<PlusIcon />}
        >
          New
        </Button>
      )}
    </TopToolbar>
  )
}

function ColumnField({ collection, column }: { collection: string; column: string }) {
  if (collection === 'feature-flags' && column === 'enabled') return <FlagSwitch />
  const field = fieldsOfDocument(collection, {}).find(({ name }) => name === column)
  if (field?.kind === 'boolean') return <BooleanField source={sourceOf(column)} looseValue />
  return (
    <FunctionField<DocumentRecord>
      render={({ attributes }) => shown(attributes[column], field?.kind)}
    />
  )
}

function shown(value: unknown, kind: string | undefined): string {
  if (value === undefined || value === null) return ''
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return kind === 'choice' ? labelOf(text) : text
}

function filtersOf(collection: string) {
  const sites = SITES.map((id) => ({ id, name: labelOf(id) }))
  return [
    <SearchInput key="q" source="q" alwaysOn />,
    ...(knownCollection(collection).localized
      ? [<SelectInput key="locale" source="locale" choices={localeChoices} alwaysOn {...orAll} />]
      : []),
    <SelectInput
      key="stage"
      source="stage"
      label="State"
      choices={stageChoices}
      alwaysOn
      {...orAll}
    />,
    ...(sitesOf(collection)
      ? [<SelectInput key="site" source="site" choices={sites} alwaysOn {...orAll} />]
      : []),
  ]
}

function firstLabel(collection: string): string {
  const [first = 'uid'] = knownCollection(collection).columns
  return formOf(collection).kind === 'variants' ? 'Name' : labelOf(first)
}

function sourceOf(column: string): string {
  return column === 'uid' ? 'name' : `attributes.${column}`
}

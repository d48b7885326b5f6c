import { Resource } from 'react-admin'
import { Route } from 'react-router'
import { collections } from '#content/collections/registry.ts'
import { DocumentCreate } from './documents/document-create.tsx'
import { DocumentEdit } from './documents/document-edit.tsx'
import { DocumentList } from './documents/document-list.tsx'
import { VersionsPage } from './history/versions-page.tsx'

/** One resource for each collection, all from their definitions. */
export const collectionResources = collections
  .filter(({ face }) => face === 'collection')
  .map(({ name, label }) => (
    <Resource
      key={name}
      name={name}
      options={{ label }}
      list={DocumentList}
      edit={DocumentEdit}
      create={DocumentCreate}
    >
      <Route path=":id/versions" element={<VersionsPage />} />
    </Resource>
  ))

import { Resource } from 'react-admin'
import { Route } from 'react-router'
import { collections } from '#content/collections/registry.ts'
import { DocumentCreate } from './documents/document-create.tsx'
import { DocumentEdit } from './documents/document-edit.tsx'
import { DocumentList } from './documents/document-list.tsx'
import { Allowed } from './frame/allowed.tsx'
import { VersionsPage } from './history/versions-page.tsx'

/** One resource for each collection, all from their definitions. */
export const collectionResources = collections
  .filter(({ face }) => face === 'collection')
  .map(({ name, label, writers }) => (
    <Resource
      key={name}
      name={name}
      options={{ label }}
      list={
        <Allowed to="content">
          <DocumentList />
        </Allowed>
      }
      edit={
        <Allowed to="content">
          <DocumentEdit />
        </Allowed>
      }
      create={
        <Allowed to={writers === 'admins' ? 'adminContent' : 'content'}>
          <DocumentCreate />
        </Allowed>
      }
    >
      <Route element={<Allowed to="content" />}>
        <Route path=":id/versions" element={<VersionsPage />} />
      </Route>
    </Resource>
  ))

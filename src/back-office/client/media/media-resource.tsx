import { Resource } from 'react-admin'
import { Allowed } from '../frame/allowed.tsx'
import { MediaEdit } from './media-edit.tsx'
import { MediaList } from './media-list.tsx'

export const mediaResource = (
  <Resource
    name="media"
    options={{ label: 'Media' }}
    list={
      <Allowed to="content">
        <MediaList />
      </Allowed>
    }
    edit={
      <Allowed to="content">
        <MediaEdit />
      </Allowed>
    }
  />
)

import { Resource } from 'react-admin'
import { MediaEdit } from './media-edit.tsx'
import { MediaList } from './media-list.tsx'

export const mediaResource = (
  <Resource name="media" options={{ label: 'Media' }} list={MediaList} edit={MediaEdit} />
)

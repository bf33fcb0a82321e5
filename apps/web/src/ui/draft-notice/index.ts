export { DraftNotice } from './draft-notice.tsx'

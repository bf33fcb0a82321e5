export { FormNotice } from './form-notice.tsx'
export { Notice } from './notice.tsx'

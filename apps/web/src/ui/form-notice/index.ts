export { FormNotice } from './form-notice.tsx'
export { Notice } from './wait-notice.tsx'

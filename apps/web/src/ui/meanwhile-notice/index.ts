export { MeanwhileNotice } from './meanwhile-notice.tsx'

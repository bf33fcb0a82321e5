export { AllClearPicture, BrokenPicture, EmptyListPicture, NoResultsPicture } from './lists.tsx'
export { EmptyInboxPicture, InstallAppPicture, MailSentPicture, OfflinePicture } from './messages.tsx'
export { EmptyChartPicture, FirstStepsPicture, NotFoundPicture, TrainingSchoolPicture } from './ways.tsx'

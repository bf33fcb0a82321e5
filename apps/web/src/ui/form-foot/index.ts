export { FormFoot, ThumbFoot } from './form-foot.tsx'

export { measureOf, unitSign, useChangeText, useMeasureText, type MeasureFigure } from './figures/texts.ts'

import type { ReportProps } from '../../../system-ui/system-ui.ts'
import type { Tools } from '../layers/tools.ts'

export type CardProps<Report> = Omit<ReportProps, 'told'> & { readonly report: Report; readonly tools: Tools }

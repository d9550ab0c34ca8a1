import {
  LinesChart,
  ScatterChart,
  type LinesSeriesOption,
  type ScatterSeriesOption,
} from 'echarts/charts';
import {
  GeoComponent,
  TooltipComponent,
  type GeoComponentOption,
  type TooltipComponentOption,
} from 'echarts/components';
import { init, registerMap, use as register, type ComposeOption } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

register([GeoComponent, LinesChart, ScatterChart, TooltipComponent, CanvasRenderer]);

export type MapOption = ComposeOption<
  GeoComponentOption | LinesSeriesOption | ScatterSeriesOption | TooltipComponentOption
>;
export const startMap = init;
export { registerMap };

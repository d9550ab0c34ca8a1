import { stationInput } from '#contract/features/trace/print-stations/contract.ts';
import { demoOfCompanies } from '#server/records/demo-rows.ts';

export const stationDemo = demoOfCompanies('print_station', stationInput, [{ name: '包装线' }]);

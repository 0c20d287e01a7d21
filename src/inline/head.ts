import { makeEarlyCalls } from '../lib/browser/page/early-calls.ts';
import { replaceFailedPictures } from '../lib/browser/page/failed-pictures.ts';
import { markArriving, runHeadScript } from '../lib/browser/page/head-script.ts';
import { startData } from '../lib/browser/page/low-data.ts';

declare const FORCE_TOKEN: boolean;
declare const API_BASE: string;

markArriving();
startData();
replaceFailedPictures(document);
runHeadScript(window, FORCE_TOKEN);
makeEarlyCalls(window, API_BASE);

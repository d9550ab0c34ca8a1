import './page.css';
import './elements/back.ts';
import './elements/carousel.ts';
import './elements/notice.ts';
import './elements/required.ts';
import './elements/scan.ts';
import './elements/tabs.ts';
import './elements/voice.ts';

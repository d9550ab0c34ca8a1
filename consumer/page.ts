import './page.css';
import './elements/carousel.ts';
import './elements/notice.ts';
import './elements/tabs.ts';
import './elements/voice.ts';

